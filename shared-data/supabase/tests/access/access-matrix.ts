import { readChapters } from '../../../local-backend/data/schema/declared-schema.ts';
import { publicationsIn } from '../../../scripts/sql/publications.ts';
import { accounts } from '../rules/accounts/access.ts';
import { audit } from '../rules/audit/access.ts';
import { customers } from '../rules/customers/access.ts';
import { estimates } from '../rules/estimates/access.ts';
import { garage } from '../rules/garage/access.ts';
import { hours } from '../rules/hours/access.ts';
import { imports } from '../rules/imports/access.ts';
import { inspections } from '../rules/inspections/access.ts';
import { invoices } from '../rules/invoices/access.ts';
import { messages } from '../rules/messages/access.ts';
import { parts } from '../rules/parts/access.ts';
import { plan } from '../rules/plan/access.ts';
import { reports } from '../rules/reports/access.ts';
import { requests } from '../rules/requests/access.ts';
import { services } from '../rules/services/access.ts';
import { vehicles } from '../rules/vehicles/access.ts';
import type { Role } from '../support/people.ts';
import type { Call, DomainAccess } from './domain-access.ts';

/** Who may do what, for every table and function of schema public: what the domains and their SQL say. */
const domains: DomainAccess[] = [
  accounts,
  audit,
  customers,
  estimates,
  garage,
  hours,
  imports,
  inspections,
  invoices,
  messages,
  parts,
  plan,
  reports,
  requests,
  services,
  vehicles,
];

export const tables = Object.assign({}, ...domains.map((domain) => domain.tables)) as Required<
  NonNullable<DomainAccess['tables']>
>;

interface FunctionAccess extends Call {
  /** Roles that may call the function. Other signed-in users get PT403, a visitor 42501. */
  roles: Role[];
  /** The right that a manager needs; without one, `restrictedManager` may do what `manager` may. */
  right?: 'pay' | 'settings';
  /** Only the secret key may call it: everybody gets 42501. */
  isOperators?: true;
}

const customerRoles: Role[] = ['customer', 'otherCustomer'];
const mechanicRoles: Role[] = ['mechanic', 'otherMechanic'];
const signedIn: Role[] = [...customerRoles, ...mechanicRoles, 'manager', 'dismissed', 'roleless'];

/** Whom the callers of private.publish are among the users of the tests. */
const callers: Record<string, Omit<FunctionAccess, keyof Call>> = {
  everybody: { roles: ['visitor', ...signedIn] },
  'signed in': { roles: signedIn },
  customers: { roles: customerRoles },
  mechanics: { roles: mechanicRoles },
  managers: { roles: ['manager'] },
  payers: { roles: ['manager'], right: 'pay' },
  'settings managers': { roles: ['manager'], right: 'settings' },
  server: { roles: [], isOperators: true },
};

const calls: Record<string, Call | 'never'> = Object.assign({}, ...domains.map((domain) => domain.calls));

function accessOf(name: string, words: string[]): FunctionAccess {
  const call = calls[name] ?? {};
  if (call === 'never') return { roles: [] };
  // Beside everybody, the server has no part in the tests.
  const [first, ...more] = words.filter((word) => word !== 'server' || words.length === 1);
  const access = { ...callers[String(first)], ...call };
  return { ...access, roles: [first, ...more].flatMap((word) => callers[String(word)]?.roles ?? []) };
}

export const functions: Record<string, FunctionAccess> = Object.fromEntries(
  readChapters().flatMap(({ sql }) =>
    publicationsIn(sql).map(({ name, callers: words }) => [name, accessOf(name, words)]),
  ),
);

/** Whether a role may call a function. */
export const mayCall = (role: Role, { roles, right }: FunctionAccess): boolean =>
  roles.includes(role) || (role === 'restrictedManager' && !right && roles.includes('manager'));

/** What a role gets from a function: `success`, or the code of its refusal. */
export function outcomeOf(role: Role, access: FunctionAccess): string {
  const refused = role === 'visitor' || access.isOperators ? '42501' : 'PT403';
  return mayCall(role, access) ? (access.refusal ?? 'success') : refused;
}
