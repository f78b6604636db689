import type { RunQuery } from './check.ts';

/** The buckets, each of which a migration makes. */
export const bucketsQuery = `
  select id, public, file_size_limit::int as size, (select string_agg(t, ', ' order by t) from unnest(allowed_mime_types) t) as kinds
  from storage.buckets order by id`;

type Row = Record<string, unknown>;

const describeLimit = (value: unknown, unit = '') => (value === null ? 'no limit' : `${value}${unit}`);

function problemsOf(expected: Row, found: Row | undefined): string[] {
  const { id } = expected;
  if (!found) return [`The bucket ${id} is missing: photos cannot be stored.`];
  return [
    ...(found.public ? [`The bucket ${id} is public: everybody can read its files. Make it private.`] : []),
    ...(found.size === expected.size
      ? []
      : [
          `A file of the bucket ${id} may have ${describeLimit(found.size, ' bytes')} instead of ${expected.size} bytes.`,
        ]),
    ...(found.kinds === expected.kinds
      ? []
      : [
          `The bucket ${id} takes files of these kinds: ${describeLimit(found.kinds)}, instead of: ${expected.kinds}.`,
        ]),
  ];
}

/** Compares a project's buckets of Storage with those that the migrations make. Other buckets are the owner's affair. */
export async function checkStorage(query: RunQuery, expected: readonly Row[]): Promise<string[]> {
  const [storage] = await query("select to_regclass('storage.buckets') as buckets");
  if (!storage?.buckets) return ['The project has no Storage. Switch it on in the Supabase dashboard.'];
  const found = await query(bucketsQuery);
  return expected
    .flatMap((bucket) =>
      problemsOf(
        bucket,
        found.find(({ id }) => id === bucket.id),
      ),
    )
    .map((problem) => `${problem} See "Photos" in DEPLOYING.md.`);
}
