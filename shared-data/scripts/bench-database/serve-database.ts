import type { Keys } from '../../local-backend/data/keys.ts';
import { serveBackend } from '../../local-backend/server/serve.ts';

const { PITLANE_BENCH_DATABASE: postgresUrl = '', PITLANE_BENCH_KEYS: keys = '' } = process.env;
const served = await serveBackend({
  port: 0,
  dataDir: { postgresUrl },
  keys: JSON.parse(keys) as Keys,
});
process.once('SIGTERM', () => void served.close().then(() => process.exit(0)));
process.send?.({ url: served.url, publishableKey: served.publishableKey });
