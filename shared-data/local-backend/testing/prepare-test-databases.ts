import { prepareTestDatabases } from './test-backend.ts';

await prepareTestDatabases();
