import vm from 'node:vm';

const { compileFunction } = vm;

/** The compiled code of each file, which keeps the functions that V8 has compiled so far. */
const known = new Map();

/**
 * Jest compiles every module again for each test file. In this process a file is compiled once, and its functions are made
 * anew in each page. Code with `import()` stays with Jest, which resolves that for the test file it belongs to.
 */
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!parsingContext || !filename || /\bimport\s*\(|^#!/.test(code))
    return compileFunction(code, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  let compiled = known.get(filename);
  if (compiled?.code !== code || compiled.head !== head) {
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    compiled = { head, code, script };
    known.set(filename, compiled);
  }
  return compiled.script.runInContext(parsingContext);
};
