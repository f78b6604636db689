import { fail, type Result } from '../../answers/result.ts';
import { type PortalClient, sessionArea } from '../../client/client.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import type { Account } from '../account.ts';
import { enterAccount } from './enter-account.ts';
import { toSignInError } from './sign-in-error.ts';

/**
 * With `remember` the session outlives the tab. `captchaToken` is needed where Auth demands one; it works once.
 * The result's message can be shown.
 */
export async function signIn(
  portal: PortalClient,
  email: string,
  password: string,
  remember: boolean,
  captchaToken?: string,
): Promise<Result<Account>> {
  try {
    const auth = await portal.auth();
    return await sessionArea.runSignIn(remember, async () => {
      const { error } = await auth.signInWithPassword({
        email: tidyText(email).toLowerCase(),
        password,
        options: { captchaToken },
      });
      return error ? fail(toSignInError(error)) : await enterAccount(portal);
    });
  } catch (error) {
    return fail(toSignInError(error));
  }
}
