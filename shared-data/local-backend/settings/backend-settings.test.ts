import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, readEdgeFunctions, readSettings, supabaseFolder } from './backend-settings.ts';

test('settings are grouped by section', () => {
  const text =
    '# note\nid = "x"\n\n[auth]\nenabled = true\njwt_expiry = 3600\n[auth.email]\nlinks = ["a", "b"]\n';
  expect(parseSettings(text)).toEqual({
    id: 'x',
    auth: { enabled: true, jwt_expiry: 3600, email: { links: ['a', 'b'] } },
  });
});

test.each(['key', 'key = yes', '[[list]]', 'key = "open', 'a.b = 1', 'key = "x" # note'])(
  'a line outside of the supported subset is refused: %s',
  (line) => {
    expect(() => parseSettings(line)).toThrow();
  },
);

test('a key cannot be both a value and a section', () => {
  expect(() => parseSettings('auth = 1\n[auth]')).toThrow('"auth" is a value and a section');
});

test('only the public schema is exposed, and public sign-up is off', () => {
  const { api, auth, publishableKey, port } = readSettings();
  expect(api.schemas).toEqual(['public']);
  expect(auth).toMatchObject({ enable_signup: false, jwt_expiry: 3600 });
  expect(publishableKey).toMatch(/^sb_publishable_/);
  expect(port).toBe(54321);
});

test('every Edge Function is declared, and none has Supabase ask for a key: each decides itself', () => {
  const folders = readdirSync(path.join(supabaseFolder, 'functions'), { withFileTypes: true })
    // What several functions share is in a folder with an underscore, which is none.
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => ({ name, demandsKey: false }));
  expect(readEdgeFunctions()).toHaveLength(folders.length);
  expect(readEdgeFunctions()).toEqual(expect.arrayContaining(folders));
});

test('the settings contain no secret', () => {
  const text = readFileSync(path.join(supabaseFolder, 'config.toml'), 'utf8');
  expect(text).not.toMatch(/sb_secret_|secret_key *=|jwt_secret *=/);
});
