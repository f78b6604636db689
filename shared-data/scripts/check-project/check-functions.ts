import {
  type EdgeFunction,
  readEdgeFunctions,
  readSettings,
} from '../../local-backend/settings/backend-settings.ts';
import type { PortalConfig } from '../../src/foundation/config/portal-config.ts';
import { projectUrl } from '../../src/foundation/config/project-url.ts';
import { type Check, runCheck } from './check.ts';

/** Milliseconds: a function that was not called for long takes some seconds to start. */
const timeout = 15_000;

/** Of the form that `unsubscribe` asks for: it answers 404 without one, as Supabase does for an unknown function. */
const wrongToken = '?token=check-deployment';

/** A GET without a key makes no function work: most refuse it, and `unsubscribe` leads a reader on to its page. */
async function ask(name: string, portal: PortalConfig): Promise<Response> {
  const address = `${projectUrl(portal)}functions/v1/${name}`;
  try {
    return await fetch(address + wrongToken, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { name: kind, message, cause } = error as Error & { cause?: { code?: string } };
    if (kind === 'TimeoutError')
      throw new Error(`${address} does not answer within ${timeout / 1000} seconds.`);
    // The message is "fetch failed"; the code tells why.
    throw new Error(`${address} cannot be reached: ${cause?.code ?? message}.`);
  }
}

async function checkFunction({ name, demandsKey }: EdgeFunction, portal: PortalConfig): Promise<string[]> {
  const { status, headers } = await ask(name, portal);
  const deploy = `Run \`npm run build:functions\`, then \`supabase functions deploy ${name}\` in shared-data/.`;
  if (status === 404) return [`It is not deployed. ${deploy}`];
  if (status === 401 && !demandsKey)
    return [
      `It is deployed without \`verify_jwt = false\` of config.toml: who sends no key is refused. ${deploy}`,
    ];
  if (status >= 500) {
    const code = headers.get('sb-error-code');
    return [
      `It answers with status ${status}${code ? ` (${code})` : ''}. Its log in the dashboard says why.`,
    ];
  }
  return [];
}

/** Whether the project has the Edge Functions, one check for each. @param functions which it needs. */
export async function checkFunctions(
  portal: PortalConfig,
  functions: readonly EdgeFunction[] = readEdgeFunctions(),
): Promise<Check[]> {
  if (portal.supabaseKey === readSettings().publishableKey)
    return [{ name: 'Edge Functions', problems: [], skipped: 'the embedded backend does their work' }];
  return Promise.all(
    functions.map((each) => runCheck(`Edge Function ${each.name}`, () => checkFunction(each, portal))),
  );
}
