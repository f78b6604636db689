import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from '../engine/engine.ts';

const fileOf = ({ oneSession }: Engine, fingerprint: string) =>
  path.join(tmpdir(), `pitlane-snapshot-${fingerprint}-${oneSession ? 'pglite' : 'postgres'}.json`);

/** Keeps what Lite reads of a schema before its first request, which takes it a quarter of a second. */
export async function keepSchema(engine: Engine, fingerprint: string) {
  const file = fileOf(engine, fingerprint);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(await engine.connection.introspect()));
  renameSync(unfinished, file);
}

/** Gives Lite the schema that was kept, until it asks for another because this database has changed. */
export function takeKeptSchema(engine: Engine, fingerprint: string) {
  const file = fileOf(engine, fingerprint);
  let isKept = existsSync(file);
  engine.connection.config.schemaCache = {
    get: async () => (isKept ? readFileSync(file, 'utf8') : undefined),
    set: async () => {},
    delete: async () => {
      isKept = false;
    },
  };
}
