import { TestEnvironment } from 'jest-environment-node';
import './compiled-code.js';
import { withChosenTests } from './long-tests.js';

/** Jest's own, with the compiled code of earlier files. */
export default withChosenTests(TestEnvironment);
