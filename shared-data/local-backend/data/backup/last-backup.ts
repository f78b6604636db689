import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where `npm run backup` puts its backups: beside the data. */
export const backupsOf = (folder: string) => path.join(path.dirname(path.resolve(folder)), 'backups');

export interface LastBackup {
  backup: string;
  madeAt: Date;
}

function madeAtOf(backup: string): Date | undefined {
  const label = path.join(backup, 'backup.json');
  if (!existsSync(label)) return undefined;
  try {
    const madeAt = new Date(JSON.parse(readFileSync(label, 'utf8')).madeAt);
    return Number.isNaN(madeAt.getTime()) ? undefined : madeAt;
  } catch {
    return undefined;
  }
}

/** The newest backup where `npm run backup` puts them. */
export function lastBackup(folder: string): LastBackup | undefined {
  const backups = backupsOf(folder);
  if (!existsSync(backups)) return undefined;
  const found = readdirSync(backups).flatMap((name) => {
    const backup = path.join(backups, name);
    const madeAt = madeAtOf(backup);
    return madeAt ? [{ backup, madeAt }] : [];
  });
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0];
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Such as '3 days old'. */
export function ageInWords(madeAt: Date): string {
  const age = Math.max(0, Date.now() - madeAt.getTime());
  const [unit, length] = units.find(([, each]) => age >= each * 2) ?? units[2];
  const number = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
  return `${number.format(Math.floor(age / length))} old`;
}

/** How to go on with the last backup of a folder. */
export function howToRestore(folder: string): string {
  const last = lastBackup(folder);
  if (!last)
    return `There is no backup in ${backupsOf(folder)}. If there is one elsewhere: move ${folder} to another place, then npm run restore -- <backup>`;
  return `The last backup is ${ageInWords(last.madeAt)} (${last.madeAt.toISOString()}): ${last.backup}
To go on with it: move ${folder} to another place, then npm run restore -- ${last.backup}`;
}
