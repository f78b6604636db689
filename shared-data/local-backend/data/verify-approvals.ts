import { createHash } from 'node:crypto';
import type { Engine } from '../engine/engine.ts';

interface StoredRecord {
  record_id: number;
  request_id: number;
  number: number;
  document: string;
  sha256: string;
}

export interface Verification {
  checked: number;
  failed: { recordId: number; requestId: number; problem: string }[];
}

/** RFC 8785: keys sorted, no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

function problemOf({ document, sha256, request_id, number }: StoredRecord, previous: string | null) {
  if (createHash('sha256').update(document, 'utf8').digest('hex') !== sha256)
    return 'the text does not have this SHA-256';
  let answer: Record<string, unknown>;
  try {
    answer = JSON.parse(document);
  } catch {
    return 'the text is no JSON';
  }
  if (canonical(answer) !== document) return 'the text is not canonical';
  if (answer.request !== request_id || answer.number !== number) return 'the text is that of another record';
  return answer.previous === previous ? undefined : 'the record before it is missing or another';
}

/** Computes the hash of every approval record, without the database's own functions. */
export async function verifyApprovals(query: Engine['query']): Promise<Verification> {
  const result: Verification = { checked: 0, failed: [] };
  const last = new Map<number, string>();
  for (let after = 0; ; ) {
    const rows = (await query(
      `select record_id, request_id, number, document, sha256 from private.approval_records
       where record_id > $1 order by record_id limit 1000`,
      [after],
    )) as unknown as StoredRecord[];
    for (const row of rows) {
      const record = { ...row, record_id: Number(row.record_id), request_id: Number(row.request_id) };
      const problem = problemOf(record, last.get(record.request_id) ?? null);
      last.set(record.request_id, record.sha256);
      result.checked++;
      after = record.record_id;
      if (problem) {
        result.failed.push({ recordId: record.record_id, requestId: record.request_id, problem });
      }
    }
    if (rows.length === 0) return result;
  }
}
