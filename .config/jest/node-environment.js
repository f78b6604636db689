import './compiled-code.js';
import './compiled-modules.js';

/** Jest's own, with the compiled code of earlier files. */
export { TestEnvironment as default } from 'jest-environment-node';
