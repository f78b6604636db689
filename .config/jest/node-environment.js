import './compiled-code.js';

/** Jest's own, with the compiled code of earlier files. */
export { TestEnvironment as default } from 'jest-environment-node';
