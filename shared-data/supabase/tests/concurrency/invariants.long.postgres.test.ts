// The same parallel work for longer, with other numbers.
process.env.PITLANE_BUSY_SECONDS ??= '20';
process.env.PITLANE_BUSY_SEED ??= '20261122';
await import('./invariants.postgres.test.ts');

export {};
