import { readFileSync } from 'node:fs';
import { parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { print } from '../local/print.ts';
import { securityHeaders } from './security-headers.ts';

/** Prints the headers that a static host must send with the shell's pages, made from its `portal.json`. */
function printSecurityHeaders(file = 'portal.example.json') {
  const portal = parsePortalConfig(JSON.parse(readFileSync(file, 'utf8')));
  for (const [name, value] of Object.entries(securityHeaders(portal))) print(`${name}: ${value}`);
}

printSecurityHeaders(process.argv[2]);
