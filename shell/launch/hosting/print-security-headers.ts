import { readFileSync } from 'node:fs';
import { parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { say } from '../local/print.ts';
import { securityHeaders } from './security-headers.ts';

/** Prints the headers that a static host must send with the shell's pages, for the `portal.json` that it serves. */
function printSecurityHeaders(file = 'portal.example.json') {
  const portal = parsePortalConfig(JSON.parse(readFileSync(file, 'utf8')));
  for (const [name, value] of Object.entries(securityHeaders(portal))) say(`${name}: ${value}`);
}

printSecurityHeaders(process.argv[2]);
