// Other requests, and more of them.
process.env.PITLANE_RANDOM_QUERIES ??= '8200';
process.env.PITLANE_RANDOM_SEED ??= '20261222';
await import('./random-requests.test.ts');

export {};
