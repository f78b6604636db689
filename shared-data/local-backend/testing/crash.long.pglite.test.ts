import { testCrashes } from './crash-rounds.ts';

testCrashes(Number(process.env.PITLANE_CRASH_ROUNDS ?? 3));
