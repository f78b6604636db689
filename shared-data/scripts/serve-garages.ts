import { once } from 'node:events';
import postgres from 'postgres';
import { type ServedBackend, serveBackend } from '../local-backend/server/serve.ts';
import { makeLargeGarage } from '../local-backend/testing/large-garage.ts';
import { startPostgresServer } from '../local-backend/testing/postgres-server.ts';

/**
 * Assigns data of the large garage to the demo logins: every assigned request to the demo mechanic, every tenth request
 * to the demo customer.
 */
async function shareWithDemoPeople(url: string) {
  const sql = postgres(url, { max: 1 });
  await sql.begin(async (all) => {
    await all`select set_config('session_replication_role', 'replica', true)`;
    await all`
      update public.service_requests r set assigned_mechanic = m.mechanic_id, mechanic_name = m.name
      from public.mechanics m
      where m.email = 'mechanic@pitlane.test' and r.assigned_mechanic is not null`;
    await all`
      update public.service_requests r set customer_id = v.customer_id, vehicle_id = v.vehicle_id, brand = v.brand,
        model = v.model, year = v.year, registration_number = v.registration_number
      from (
        select v.* from public.vehicles v join public.customers c using (customer_id)
        where c.email = 'customer@pitlane.test' order by v.vehicle_id limit 1
      ) v
      where r.request_id % 10 = 0`;
  });
  await sql`vacuum analyze`;
  await sql.end();
}

/**
 * Serves a garage of each size (number of requests) for benchmarks, each with its own PostgreSQL database and port, until
 * stopped. Sends the URLs to the parent process.
 */
async function serveGarages(sizes: number[]) {
  const server = await startPostgresServer();
  const served: ServedBackend[] = [];
  try {
    const admin = postgres(server.urlOf('postgres'), { max: 1 });
    for (const requests of sizes) {
      await admin`create database ${admin(`garage_${requests}`)}`;
      const url = server.urlOf(`garage_${requests}`);
      await makeLargeGarage(url, { customers: Math.ceil(requests / 5), mechanics: 12, requests });
      await shareWithDemoPeople(url);
      served.push(await serveBackend({ port: 0, dataDir: { postgresUrl: url } }));
    }
    await admin.end();
    process.send?.(served.map(({ url, publishableKey }) => ({ url, key: publishableKey })));
    await Promise.race([once(process, 'SIGTERM'), once(process, 'disconnect')]);
  } finally {
    for (const each of served) await each.close();
    await server.stop();
  }
}

serveGarages(process.argv.slice(2).map(Number)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
