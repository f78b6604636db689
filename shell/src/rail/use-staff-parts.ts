import { type Account, confirmationOf, readSession } from '@pitlane/shared-data/session';
import { useEffect, useState } from 'react';

export type StaffParts = typeof import('./staff-parts.ts');

const load = () => import(/* webpackChunkName: "staff" */ './staff-parts.ts');

let loaded: StaffParts | undefined;

/** Whose header has a search, and whose page a rail or a bar. */
const isOfStaff = (account: Account | null): boolean =>
  account !== null && account.role !== 'customer' && !confirmationOf(account);

/** Loads them before the first page of staff, which would move if they came later. Without them the page opens all the same. */
export async function loadStaffParts(): Promise<void> {
  if (isOfStaff(await readSession())) loaded ??= await load().catch(() => undefined);
}

/** What the pages of staff have around them; undefined for others, and until it has loaded. */
export function useStaffParts(account: Account | null): StaffParts | undefined {
  const [parts, setParts] = useState(loaded);
  const isStaff = isOfStaff(account);
  useEffect(() => {
    if (isStaff && !parts) load().then(setParts, () => undefined);
  }, [isStaff, parts]);
  return isStaff ? parts : undefined;
}
