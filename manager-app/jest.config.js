import { browserTests } from '../jest.base.js';

export default browserTests({ displayName: 'manager-app' });
