import { testCrashes } from './crash-rounds.ts';

testCrashes(1);
