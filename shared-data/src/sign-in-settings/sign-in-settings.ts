/** How the staff of the garage sign in. */
export interface SignInSettings {
  /** Every manager confirms each sign-in with a second factor. */
  managers_must_confirm: boolean;
  /** After how many days staff sign in again. */
  staff_session_days: number;
  /** After how many hours without use. */
  staff_idle_hours: number;
}
