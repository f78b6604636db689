import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from './write-atomically.ts';

export interface Keys {
  /** Signs sessions. */
  jwtSecret: string;
  /** Grants access to everything; for the operator's scripts, never for a browser. */
  secretKey: string;
  /** Signs the addresses of photos, which are in pages and logs: with it alone no session can be signed. */
  photoKey: string;
}

const randomKey = () => randomBytes(32).toString('base64url');

export const createKeys = (): Keys => ({
  jwtSecret: randomKey(),
  photoKey: randomKey(),
  secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
});

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value);

/** The keys in a text; undefined for one that was damaged, or that Pitlane did not write. */
export function parseKeys(text: string): (Omit<Keys, 'photoKey'> & Partial<Keys>) | undefined {
  try {
    const { jwtSecret, secretKey, photoKey } = JSON.parse(text) as Record<string, unknown>;
    if (!isKey(jwtSecret) || !isKey(secretKey) || !secretKey.startsWith('sb_secret_')) return undefined;
    if (photoKey !== undefined && !isKey(photoKey)) return undefined;
    return { jwtSecret, secretKey, ...(photoKey && { photoKey }) };
  } catch {
    return undefined;
  }
}

/** The keys in a file; undefined if there are none that can be read. */
export function readKeys(file: string): Keys | undefined {
  const found = existsSync(file) ? parseKeys(readFileSync(file, 'utf8')) : undefined;
  if (!found) return undefined;
  const { photoKey } = found;
  if (photoKey) return { ...found, photoKey };
  // A folder that an earlier version made.
  const completed = { ...found, photoKey: randomKey() };
  writeAtomically(file, JSON.stringify(completed));
  return completed;
}
