const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const encrypted = new Set(['require', 'verify-ca', 'verify-full']);

/** @throws for the URL of a database on another machine without TLS: the owner's password would cross the network. */
export function requireTls(databaseUrl: string): void {
  const { hostname, searchParams } = new URL(databaseUrl);
  const modes = searchParams.getAll('sslmode');
  const isEncrypted = modes.length === 1 && encrypted.has(modes[0] ?? '') && !searchParams.has('ssl');
  if (loopback.has(hostname) || isEncrypted) return;
  throw new Error(
    `The connection to ${hostname} would not be encrypted. Add ?sslmode=verify-full to the database's URL.`,
  );
}
