import NodeEnvironment from './node-environment.js';
import PageEnvironment from './page-environment.js';

/**
 * A page for the tests of components, which are `.tsx`, and for those that begin with the comment `@page`. The others, of
 * rules and programs, run in Node, where a file begins sooner.
 */
export default class Environment {
  constructor(config, context) {
    const needsPage = context.testPath.endsWith('.tsx') || 'page' in context.docblockPragmas;
    // biome-ignore lint/correctness/noConstructorReturn: Jest creates one class for all files
    return needsPage ? new PageEnvironment(config, context) : new NodeEnvironment(config, context);
  }
}
