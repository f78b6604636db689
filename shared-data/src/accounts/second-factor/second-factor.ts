import type { AuthenticatorSecret } from './second-factor-answers.ts';

/** The text of a QR code that authenticator apps read; six digits in 30 seconds by SHA-1 are what they do if nothing is said. */
export function authenticatorUri({ secret, email, garage }: AuthenticatorSecret): string {
  const label = `${encodeURIComponent(garage)}:${encodeURIComponent(email)}`;
  const issuer = encodeURIComponent(garage);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`;
}
