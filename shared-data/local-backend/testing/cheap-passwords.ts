/**
 * For databases of tests: the hash of a new password costs next to nothing, in place of 0.3 s for setting it on PGlite
 * and 0.1 for each login.
 */
export const cheapPasswords = `
  create or replace function private.password_salt() returns text
  language sql volatile security definer set search_path = ''
  as $$ select extensions.gen_salt('bf', 4) $$`;
