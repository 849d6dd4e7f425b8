/** The messages and links that the code uses, from TypeScript's types: exact even for keys that are built from parts. */
import path from "node:path";
import ts from "typescript";

export type CodeUse = {
  /** Full keys that a translator or `pickMessages` is called with: `products.buyNow`. */
  messages: ReadonlySet<string>;
  /** Keys of content/shared/links.yaml that the code names itself. */
  links: ReadonlySet<string>;
};

/** A key in a test does not count as used. */
const IS_TEST = /\.(?:test|spec)\.tsx?$|\/tests\//u;

/**
 * Reads the program of a tsconfig.json. Takes about ten seconds.
 *
 * @param project The folder of tsconfig.json.
 * @throws when tsconfig.json cannot be read.
 */
export function readCodeUse(project = "."): CodeUse {
  const program = openProgram(project);
  const checker = program.getTypeChecker();
  const messages = new Set<string>();
  const links = new Set<string>();
  const visit = (node: ts.Node): void => {
    // Neither function is a method: the types of all other calls need not be computed.
    if (ts.isCallExpression(node) && node.arguments[0] !== undefined && !ts.isPropertyAccessExpression(node.expression)) {
      const called = checker.getTypeAtLocation(node.expression);
      if (called.aliasSymbol?.name === "Translate") addLiterals(keyTypeOf(node, checker), messages);
      else if (["requireLink", "findLink"].includes(called.getSymbol()?.name ?? ""))
        addLiterals(checker.getTypeAtLocation(node.arguments[0]), links);
      else if (called.getSymbol()?.name === "pickMessages")
        for (const { name } of checker.getTypeAtLocation(node).getProperties()) messages.add(`${groupOf(node, checker)}.${name}`);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && !file.fileName.includes("/node_modules/") && !IS_TEST.test(file.fileName)) visit(file);
  }
  return { messages, links };
}

function openProgram(project: string): ts.Program {
  const file = path.resolve(project, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown; error?: ts.Diagnostic };
  if (error !== undefined) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, "\n")}`);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return ts.createProgram(
    fileNames.filter((name) => !IS_TEST.test(name)),
    { ...options, incremental: false },
  );
}

/** The type of the translator's first parameter in this call: one key or several. */
function keyTypeOf(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const parameter = checker.getResolvedSignature(call)?.getParameters()[0];
  return parameter === undefined ? undefined : checker.getTypeOfSymbolAtLocation(parameter, call);
}

/** The group that a call of `pickMessages` names. */
function groupOf({ arguments: [, group] }: ts.CallExpression, checker: ts.TypeChecker): string {
  const type = group && checker.getTypeAtLocation(group);
  return type?.isStringLiteral() === true ? type.value : "";
}

function addLiterals(type: ts.Type | undefined, to: Set<string>): void {
  for (const each of type?.isUnion() === true ? type.types : [type]) if (each?.isStringLiteral() === true) to.add(each.value);
}
