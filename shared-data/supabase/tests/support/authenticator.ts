import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { password } from './people.ts';
import { call } from './rpc-calls.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret in base 32 (RFC 4648), of a length that needs no padding. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows now for a secret: RFC 6238, apart from the database's own. */
export function codeOf(secret: string, step = Math.floor(Date.now() / 30_000)): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const start = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** A code that is not the present one, nor one before or after it. */
export function wrongCodeOf(secret: string): string {
  const step = Math.floor(Date.now() / 30_000);
  const right = new Set([-2, -1, 0, 1, 2].map((drift) => codeOf(secret, step + drift)));
  return [...Array(6).keys()].map((digit) => String(digit).repeat(6)).find((code) => !right.has(code)) ?? '';
}

/** Switches the second factor of a signed-in manager on. */
export async function switchOn(client: SupabaseClient): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await call<{ secret: string }>(client, 'begin_second_factor', {
    current_password: password,
  });
  const { recovery_codes } = await call<{ recovery_codes: string[] }>(client, 'switch_on_second_factor', {
    code: codeOf(secret),
  });
  return { secret, recoveryCodes: recovery_codes };
}
