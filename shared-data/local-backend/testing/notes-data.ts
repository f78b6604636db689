import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../data/backup/backup.ts';
import { backupsOf } from '../data/backup/last-backup.ts';
import type { Migration } from '../data/migrations.ts';
import { openBackend } from '../server/open-backend.ts';

export const notesMigration = (version: string, sql: string): Migration => ({ version, name: 'notes', sql });

/** A schema that is made in no time. */
export const notes = notesMigration('20260101000000', 'create table public.notes (note text);');

interface NotesData {
  /** A new folder for each test. */
  place: string;
  /** A data folder in it that holds the note 'kept'. */
  data: string;
}

/** Gives each test of a file data of its own, with a backup named `nightly` beside it if wanted. */
export function giveNotesData({ hasBackup = false } = {}): NotesData {
  const given: NotesData = { place: '', data: '' };
  let made: string;
  beforeAll(async () => {
    made = mkdtempSync(path.join(tmpdir(), 'pitlane-notes-'));
    const data = path.join(made, 'data');
    const backend = await openBackend({ dataDir: data, seed: false, migrations: [notes] });
    await backend.exec("insert into public.notes values ('kept')");
    await backend.close();
    if (hasBackup) await backUp(data, path.join(backupsOf(data), 'nightly'));
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  beforeEach(() => {
    given.place = mkdtempSync(path.join(tmpdir(), 'pitlane-notes-'));
    given.data = path.join(given.place, 'data');
    cpSync(made, given.place, { recursive: true });
  });
  afterEach(() => rmSync(given.place, { recursive: true, force: true }));
  return given;
}
