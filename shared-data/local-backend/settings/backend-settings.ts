import { readFileSync } from 'node:fs';
import path from 'node:path';

type Value = string | number | boolean | string[];
export interface Section {
  [key: string]: Value | Section;
}

/** The Supabase CLI's folder: config.toml, migrations, seed.sql. */
export const supabaseFolder = path.resolve(import.meta.dirname, '../../supabase');

const isSection = (value: Value | Section | undefined): value is Section =>
  typeof value === 'object' && !Array.isArray(value);

function readValue(text: string, line: string): Value {
  if (!/^("|\[|-?\d|true$|false$)/.test(text)) throw new Error(`config.toml: cannot read "${line}"`);
  // Strings, numbers, booleans and lists of strings have the same syntax in TOML and JSON.
  return JSON.parse(text) as Value;
}

/** A list with an item on each line, and lines of comments, as one line. */
const joinLists = (toml: string) =>
  toml.replace(/= \[\n([^\]]*)\]/g, (_, items: string) => {
    const lines = items.split('\n').map((line) => line.trim());
    return `= [${lines
      .filter((line) => !line.startsWith('#'))
      .join(' ')
      .trim()
      .replace(/,$/, '')}]`;
  });

function openSection(root: Section, name: string): Section {
  let section = root;
  for (const key of name.split('.')) {
    const inner = section[key] ?? {};
    if (!isSection(inner)) throw new Error(`config.toml: "${name}" is a value and a section`);
    section[key] = inner;
    section = inner;
  }
  return section;
}

/**
 * Parses the subset of TOML that our config.toml uses.
 * @throws on a line outside of that subset, so that a setting is never silently ignored.
 */
export function parseSettings(toml: string): Section {
  const root: Section = {};
  let section = root;
  for (const raw of joinLists(toml).split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const header = /^\[([\w.-]+)\]$/.exec(line);
    const pair = /^(\w+)\s*=\s*(.+)$/.exec(line);
    if (header?.[1]) section = openSection(root, header[1]);
    else if (pair?.[1] && pair[2]) section[pair[1]] = readValue(pair[2], line);
    else throw new Error(`config.toml: cannot read "${line}"`);
  }
  return root;
}

/** Makes the paths of email templates absolute: in the settings they are relative to the project. */
function resolveTemplatePaths({ email }: Section) {
  const templates = isSection(email) && isSection(email.template) ? Object.values(email.template) : [];
  for (const template of templates) {
    if (!isSection(template) || typeof template.content_path !== 'string') continue;
    template.content_path = path.resolve(supabaseFolder, '..', template.content_path);
  }
}

const readConfig = () => parseSettings(readFileSync(path.join(supabaseFolder, 'config.toml'), 'utf8'));

/** Settings of hosted Supabase that the embedded backend does not know. */
const hostedOnly = ['rate_limit', 'mfa'];

/** The settings of `supabase/config.toml`, with the key that browsers send. */
export function readSettings() {
  const { api, auth, storage } = readConfig();
  const port = isSection(api) ? api.port : undefined;
  const publishableKey = isSection(auth) ? auth.publishable_key : undefined;
  if (
    !isSection(api) ||
    !isSection(auth) ||
    !isSection(storage) ||
    typeof publishableKey !== 'string' ||
    typeof port !== 'number'
  ) {
    throw new Error('config.toml lacks [storage], [api] port or [auth] publishable_key');
  }
  resolveTemplatePaths(auth);
  for (const name of hostedOnly) delete auth[name];
  return { api, auth, storage, port, publishableKey };
}

/** The portal's address in the settings. */
export function portalAddress(): string {
  const { site_url } = readSettings().auth;
  if (typeof site_url !== 'string') throw new Error('config.toml lacks [auth] site_url');
  return site_url;
}

/** The files of the schema as it is declared, relative to the folder, in the order in which they are applied. */
export function readSchemaPaths(): string[] {
  const { db } = readConfig();
  const paths = isSection(db) && isSection(db.migrations) ? db.migrations.schema_paths : undefined;
  if (!Array.isArray(paths)) throw new Error('config.toml lacks [db.migrations] schema_paths');
  return paths;
}

export interface EdgeFunction {
  name: string;
  /** Whether Supabase turns away who sends neither a key nor a login, before the function sees it. */
  demandsKey: boolean;
}

/** The Edge Functions that the settings declare. */
export function readEdgeFunctions(): EdgeFunction[] {
  const { functions } = readConfig();
  if (!isSection(functions)) throw new Error('config.toml lacks [functions]');
  return Object.entries(functions).map(([name, settings]) => ({
    name,
    demandsKey: !isSection(settings) || settings.verify_jwt !== false,
  }));
}
