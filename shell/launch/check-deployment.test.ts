import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'check-deployment.ts');

/** Runs the command as npm does, without what it is told by the environment. */
const run = (...parameters: string[]) =>
  new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    const env = { PATH: process.env.PATH };
    execFile(process.execPath, [program, ...parameters], { env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });

test('The command asks for the portal', async () => {
  expect(await run()).toMatchObject({ code: 1, errors: expect.stringContaining('Name the portal') });
});

test('The command prints missing settings and failed checks, and fails @long', async () => {
  const server = createServer((request, response) => {
    const supabaseUrl = `http://${request.headers.host}/project`;
    const socialSignIns = { google: false, github: false };
    const portal = { supabaseUrl, supabaseKey: 'key', remotes: [], socialSignIns };
    if (request.url === '/portal.json') response.end(JSON.stringify(portal));
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { code, output } = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close().closeAllConnections();
  expect(code).toBe(1);
  expect(output).toMatch(/^missing {7}The shell's pages\n/m);
  expect(output).toMatch(/^missing {7}Ways to sign up\n/m);
  expect(output).toMatch(/^missing {7}Edge Function deliver-messages\n {14}- It is not deployed\./m);
  expect(output).toMatch(/^not checked {3}Database: set PITLANE_DATABASE_URL/m);
});
