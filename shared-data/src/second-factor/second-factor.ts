/** The second factor of the signed-in manager. */
export interface SecondFactor {
  /** Null: it is off. */
  switched_on_at: string | null;
  /** The garage demands one of its managers. */
  is_required: boolean;
  recovery_codes_left: number;
}

/** What an authenticator app is to know. */
export interface AuthenticatorSecret {
  /** In base 32. */
  secret: string;
  email: string;
  /** The name under which the app shows its codes. */
  garage: string;
}

export interface RecoveryCodes {
  recovery_codes: string[];
}

/** The text of a QR code that authenticator apps read; six digits in 30 seconds by SHA-1 are what they do if nothing is said. */
export function authenticatorUri({ secret, email, garage }: AuthenticatorSecret): string {
  const label = `${encodeURIComponent(garage)}:${encodeURIComponent(email)}`;
  const issuer = encodeURIComponent(garage);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`;
}
