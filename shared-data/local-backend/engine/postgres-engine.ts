import { createPostgresConnection } from '@supabase/lite/postgres';
import { type Engine, keepOwnGrants, type Row, readNumeric, readTimestamp } from './engine.ts';

/** Lite hands the JSON parameters of a function over as text, which must not be wrapped in JSON a second time. */
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/**
 * What the driver makes of a parameter must be a text, for the database to judge: by itself it breaks over a date that
 * is none and over what is no list in a list's place, which would arrive as a failure of the server.
 */
function sendTexts(serializers: Record<number, (value: unknown) => unknown>) {
  const asText = (serialize: (value: unknown) => unknown) => (value: unknown) => {
    if (typeof value === 'string') return value;
    const sent = serialize(value);
    return typeof sent === 'string' ? sent : JSON.stringify(sent);
  };
  return new Proxy(
    Object.fromEntries(Object.entries(serializers).map(([type, serialize]) => [type, asText(serialize)])),
    // The driver learns the types of lists from the server, once it is connected.
    { set: (known, type, serialize) => Reflect.set(known, type, asText(serialize)) },
  );
}

/** A PostgreSQL server, reached by its URL as a superuser. */
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
  driver.options.serializers = sendTexts(driver.options.serializers);
  return {
    connection,
    oneSession: false,
    runScript: async (sql) => {
      await driver.unsafe(sql).simple();
    },
    query: async (sql, parameters = []) => [...(await driver.unsafe<Row[]>(sql, parameters as never[]))],
    // Lite writes its log of sign-ins without waiting for it, and a driver that ends meanwhile would wait for ever.
    close: () => driver.end({ timeout: 2 }),
  };
}
