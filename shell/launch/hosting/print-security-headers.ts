import { readFileSync } from 'node:fs';
import { parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { print } from '../local/print.ts';
import { headersOfPath, securityHeaders } from './security-headers.ts';

/** Prints the headers that a static host must send with the shell's pages, made from its `portal.json`. */
function printSecurityHeaders(file = 'portal.example.json') {
  const portal = parsePortalConfig(JSON.parse(readFileSync(file, 'utf8')));
  const printHeaders = (headers: Record<string, string>) => {
    for (const [name, value] of Object.entries(headers)) print(`${name}: ${value}`);
  };
  printHeaders(securityHeaders(portal));
  for (const [path, headers] of Object.entries(headersOfPath)) {
    print(`\nFor ${path.endsWith('/') ? `all paths below ${path}` : path} instead:`);
    printHeaders(headers);
  }
}

printSecurityHeaders(process.argv[2]);
