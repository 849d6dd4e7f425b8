/** `--import` it to render pages in plain Node without their pictures: `next/image` is CommonJS, whose default export only a bundler finds. */
import { register } from "node:module";

const source = (text) => `data:text/javascript,${encodeURIComponent(text)}`;
const nothing = source("export default () => null;");
register(
  source(`export const resolve = (name, context, next) =>
    name === "next/image" ? { url: ${JSON.stringify(nothing)}, shortCircuit: true } : next(name, context);`),
);
