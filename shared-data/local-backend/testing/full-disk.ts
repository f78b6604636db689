import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before a program (`--import`), this makes every write of it end as on a full disk. */
const refuse = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
};
Object.assign(fs, { writeFileSync: refuse, writeSync: refuse });
Object.assign(fs.promises, { writeFile: async () => refuse(), cp: async () => refuse() });
syncBuiltinESMExports();
