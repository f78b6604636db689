import { createPostgresConnection } from '@supabase/lite/postgres';
import { type Engine, keepOwnGrants, type Row, readNumeric, readTimestamp } from './engine.ts';

/** Lite passes the JSON parameters of a function as text, which must not be encoded a second time. */
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/**
 * Sends every parameter as text, for the database to validate: the driver itself throws on an invalid date and on a
 * non-list in place of a list, which would arrive as a server error.
 */
function sendParametersAsText(serializers: Record<number, (value: unknown) => unknown>) {
  const asText = (serialize: (value: unknown) => unknown) => (value: unknown) => {
    if (typeof value === 'string') return value;
    const sent = serialize(value);
    return typeof sent === 'string' ? sent : JSON.stringify(sent);
  };
  return new Proxy(
    Object.fromEntries(Object.entries(serializers).map(([type, serialize]) => [type, asText(serialize)])),
    // The driver adds the types of arrays once it is connected.
    { set: (known, type, serialize) => Reflect.set(known, type, asText(serialize)) },
  );
}

/** Opens a PostgreSQL database. @param url with the login of a superuser. */
export function openPostgres(url: string): Engine {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      types: {
        json: json(114),
        jsonb: json(3802),
        numeric: { to: 1700, from: [1700], serialize: String, parse: readNumeric },
        timestamptz: { to: 1184, from: [1184], serialize: String, parse: readTimestamp },
      },
    },
  });
  keepOwnGrants(connection);
  const { driver } = connection;
  driver.options.serializers = sendParametersAsText(driver.options.serializers);
  return {
    connection,
    oneSession: false,
    runScript: async (sql) => {
      await driver.unsafe(sql).simple();
    },
    query: async (sql, parameters = []) => [...(await driver.unsafe<Row[]>(sql, parameters as never[]))],
    // Lite does not wait for its writes to the sign-in log, and without a timeout the driver would wait for them forever.
    close: () => driver.end({ timeout: 2 }),
  };
}
