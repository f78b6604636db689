import './compiled-modules.js';

/** Node, with what was compiled of earlier files: the backend's are ES modules. */
export { default } from '../../../.config/jest/node-environment.js';
