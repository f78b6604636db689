import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { openBackend } from '../../server/open-backend.ts';
import { giveNotesData, notes, notesMigration } from '../../testing/notes-data.ts';
import type { Migration } from '../migrations.ts';
import { problemText } from '../problem-text.ts';

const tags = notesMigration('20260102000000', 'create table public.tags ();');
const failing = notesMigration('20260103000000', 'drop table public.notes; select 1 / 0;');

const given = giveNotesData();
const copies = () => readdirSync(given.place).filter((name) => name.startsWith('data-'));

/** @returns the notes, and what was said at the start. */
async function notesWith(migrations: Migration[]) {
  let said = '';
  const say = (text: string) => {
    said += text;
  };
  const backend = await openBackend({ dataDir: given.data, seed: false, migrations, say });
  const found = await backend.exec('select note from public.notes');
  await backend.close();
  return { notes: found.map(({ note }) => note), said };
}

/** Every file of a folder with its content. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), 'base64')]);

test('data of an earlier version is updated after a copy, and goes back by it', async () => {
  const before = contentOf(given.data);
  const { notes: kept, said } = await notesWith([notes, tags]);
  expect(kept).toEqual(['kept']);
  const copy = path.join(given.place, copies()[0] ?? '');
  expect(contentOf(copy)).toEqual(before);
  expect(said).toBe(`The data in ${given.data} was updated to this version of Pitlane: 20260102000000_notes.
A copy of what it was is in ${copy}.
To go back: stop Pitlane, move ${given.data} to another place, rename ${copy} to ${given.data}, then start the earlier version.`);
  expect(await notesWith([notes, tags])).toEqual({ notes: ['kept'], said: '' });
  expect(copies()).toHaveLength(1);

  rmSync(given.data, { recursive: true });
  renameSync(copy, given.data);
  expect(await notesWith([notes])).toEqual({ notes: ['kept'], said: '' });
});

test('a failed update leaves the data as it was, says what to do, and works when it is corrected @long', async () => {
  const before = contentOf(given.data);
  const error = await notesWith([notes, tags, failing]).catch((reason: Error) => reason);
  expect(problemText(error)).toMatch(
    /could not be updated.*It is as it was before\.\n.*start the version.*\nThe migration 20260103000000_notes failed\ndivision by zero/s,
  );
  expect(contentOf(given.data)).toEqual(before);
  await expect(notesWith([notes, tags, failing])).rejects.toThrow('as it was before');
  expect(copies()).toHaveLength(1);
  expect((await notesWith([notes])).notes).toEqual(['kept']);
  expect((await notesWith([notes, tags, { ...failing, sql: 'select 1;' }])).notes).toEqual(['kept']);
});

test('data of a newer version is refused untouched, and its copy of before is named @long', async () => {
  await notesWith([notes, tags]);
  const before = contentOf(given.data);
  await expect(notesWith([notes])).rejects.toThrow(
    new RegExp(
      `made by a newer version.*Nothing was changed.*rename ${path.join(given.place, copies()[0] ?? '')}`,
      's',
    ),
  );
  expect(contentOf(given.data)).toEqual(before);
  expect(copies()).toHaveLength(1);
});

test('an update that was killed is undone by the next start, which does it again @long', async () => {
  const copy = `${given.data}-2026-01-01-00000000`;
  cpSync(given.data, copy, { recursive: true });
  rmSync(path.join(given.data, 'database'), { recursive: true });
  writeFileSync(path.join(given.data, 'update.json'), JSON.stringify({ copy }));
  expect((await notesWith([notes, tags])).notes).toEqual(['kept']);
  expect(existsSync(path.join(given.data, 'update.json'))).toBe(false);

  writeFileSync(path.join(given.data, 'update.json'), JSON.stringify({ copy: `${copy}-gone` }));
  await expect(notesWith([notes, tags])).rejects.toThrow('is not there any more');
});

test('what cannot be copied is not updated @long', async () => {
  // With this name the folder is as long as a file system allows, and its copy would be longer.
  const longest = path.join(given.place, 'd'.repeat(250));
  cpSync(given.data, longest, { recursive: true });
  const before = contentOf(longest);
  const update = openBackend({ dataDir: longest, seed: false, migrations: [notes, tags] });
  await expect(update).rejects.toThrow('that failed. Nothing was changed.');
  expect(contentOf(longest)).toEqual(before);
});
