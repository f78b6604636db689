import type { Role } from '../support/people.ts';
import type { Workshop } from '../support/workshop.ts';
import { tables } from './access-matrix.ts';

const kinds = {
  visitor: undefined,
  customer: 'customer',
  otherCustomer: 'customer',
  mechanic: 'mechanic',
  otherMechanic: 'mechanic',
  dismissed: 'mechanic',
  manager: 'manager',
  restrictedManager: 'manager',
  roleless: undefined,
} as const;

function ownCondition(workshop: Workshop, table: string, role: Role): string {
  const kind = kinds[role];
  const condition = kind && tables[table]?.own?.[kind];
  if (!condition || role === 'visitor') return 'false';
  return condition.replaceAll('$me', `'${workshop.idOf(role)}'`);
}

/** The SQL condition for the rows that the access matrix lets a role see. */
export function visibleWhere(workshop: Workshop, table: string, role: Role): string {
  const sight = tables[table]?.read[role] ?? 'refused';
  if (sight === 'all') return 'true';
  return sight === 'own' ? ownCondition(workshop, table, role) : 'false';
}

/** The keys of those rows, sorted. */
export async function visibleKeys(workshop: Workshop, table: string, role: Role): Promise<string[]> {
  const key = tables[table]?.key ?? '';
  const where = visibleWhere(workshop, table, role);
  const rows = await workshop.backend.exec(`select ${key} as key from public.${table} where ${where}`);
  return rows.map((row) => String(row.key)).sort();
}
