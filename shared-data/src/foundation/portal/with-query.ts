/** Appends query parameters to a path; null ones are omitted. */
export function withQuery(path: string, parameters: Record<string, string | number | null>): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string | number] => entry[1] !== null,
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
