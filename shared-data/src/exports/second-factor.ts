export { authenticatorUri } from '../accounts/second-factor/second-factor.ts';
export {
  beginSetUp,
  confirmAccount,
  finishSetUp,
  openAfterSetUp,
} from '../accounts/second-factor/second-factor-actions.ts';
export type {
  AuthenticatorSecret,
  SecondFactor,
  SignInSettings,
} from '../accounts/second-factor/second-factor-answers.ts';
export {
  useNewRecoveryCodes,
  useResetSecondFactor,
  useSwitchOffSecondFactor,
} from '../accounts/second-factor/second-factor-mutations.ts';
export { secondFactorQuery } from '../accounts/second-factor/second-factor-queries.ts';
export { useSaveSignInSettings } from '../accounts/sign-in-settings/sign-in-settings-mutations.ts';
export { signInSettingsQuery } from '../accounts/sign-in-settings/sign-in-settings-queries.ts';
