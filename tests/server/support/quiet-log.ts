/** Hides the server's log lines, which it writes to the standard output, from the test runner's output. */
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = ((...parameters: Parameters<typeof write>) =>
  typeof parameters[0] === "string" && parameters[0].startsWith('{"time":') ? true : write(...parameters)) as typeof write;
