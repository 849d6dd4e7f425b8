/**
 * What a commit runs on its staged files (.githooks/pre-commit), one command after the other. The content check is first, because no other
 * program may open a content file before it; the tools get their configuration by name (docs/decisions/0017). A file that one of them
 * changes is staged again.
 */
const list = (files) => files.map((file) => JSON.stringify(file)).join(" ");

/** @param {readonly string[]} files Absolute paths. @returns {string[]} */
export default (files) => {
  const hasContent = files.some((file) => /^(?:content|public)\//u.test(file.slice(import.meta.dirname.length + 1)));
  const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file));
  return [
    ...(hasContent ? ["npm run --silent check:content"] : []),
    `prettier --config .prettierrc.json --ignore-unknown --write ${list(files)}`,
    ...(code.length > 0 ? [`oxlint --config .oxlintrc.json --fix ${list(code)}`] : []),
  ];
};
