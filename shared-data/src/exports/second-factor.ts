export { authenticatorUri } from '../second-factor/second-factor.ts';
export {
  beginSetUp,
  confirmAccount,
  finishSetUp,
  openAfterSetUp,
} from '../second-factor/second-factor-actions.ts';
export type {
  AuthenticatorSecret,
  SecondFactor,
  SignInSettings,
} from '../second-factor/second-factor-answers.ts';
export {
  useNewRecoveryCodes,
  useResetSecondFactor,
  useSwitchOffSecondFactor,
} from '../second-factor/second-factor-mutations.ts';
export { secondFactorQuery } from '../second-factor/second-factor-queries.ts';
export { useSaveSignInSettings } from '../sign-in-settings/sign-in-settings-mutations.ts';
export { signInSettingsQuery } from '../sign-in-settings/sign-in-settings-queries.ts';
