import type { Role } from '../support/people.ts';

/**
 * What a role sees of a table: `all` rows, its `own`, `none` (an empty result), or `refused`. Rows are written by those who
 * are listed, their own ones.
 */
type Visibility = 'all' | 'own' | 'none' | 'refused';

type PerRole<Value> = Record<Role, Value>;

/** Who may do what with a table of schema public. */
interface TableAccess {
  key: string;
  read: PerRole<Visibility>;
  /** Roles that may write their own rows. Other roles are refused. */
  insert: Role[];
  update: Role[];
  delete: Role[];
  /** A change of a row that the database would accept from its owner. */
  change: Record<string, unknown>;
  /** Inserts rows for each role that reads some, unless `workshop.ts` does; with `idOf` of `people.ts`. */
  testRows?: string;
  /** SQL conditions for a role's own rows; `$me` is the user's id. */
  own?: Partial<Record<'customer' | 'mechanic' | 'manager', string>>;
  columns: ColumnAccess;
}

/** Every column of a table. */
interface ColumnAccess {
  /** Readable with the row. */
  read: string[];
  /** Not readable through the table; only through functions. */
  hidden?: string[];
  /** Writable with the row. */
  insert?: string[];
  update?: string[];
}

/** A call that changes nothing: a permitted role succeeds or gets `refusal`. */
export interface Call {
  parameters?: Record<string, unknown>;
  refusal?: string;
}

/** What a domain says of access beside its SQL, which says who may call a function. */
export interface DomainAccess {
  tables?: Record<string, TableAccess>;
  /** How tests call its functions; `never` for one that would change what they need, none for one that takes nothing. */
  calls?: Record<string, Call | 'never'>;
}

/** Roles not listed see no rows; a visitor is refused. */
export const sight = (named: Partial<PerRole<Visibility>>): PerRole<Visibility> => ({
  visitor: 'refused',
  customer: 'none',
  otherCustomer: 'none',
  mechanic: 'none',
  otherMechanic: 'none',
  dismissed: 'none',
  manager: 'none',
  restrictedManager: named.manager ?? 'none',
  roleless: 'none',
  ...named,
});
export const everyone = sight({
  visitor: 'all',
  customer: 'all',
  otherCustomer: 'all',
  mechanic: 'all',
  otherMechanic: 'all',
  dismissed: 'all',
  manager: 'all',
  roleless: 'all',
});
export const customersOwn: Partial<PerRole<Visibility>> = { customer: 'own', otherCustomer: 'own' };
export const mechanicsOwn: Partial<PerRole<Visibility>> = { mechanic: 'own', otherMechanic: 'own' };
export const managersAll: Partial<PerRole<Visibility>> = { manager: 'all' };
export const owners: Role[] = ['customer', 'otherCustomer'];
export const readOnly = { insert: [], update: [], delete: [] };

/** What belongs to the own requests of a customer, and to the jobs of a mechanic. */
export const customerRequests =
  'request_id in (select request_id from public.service_requests where customer_id = $me)';
export const mechanicRequests =
  'request_id in (select request_id from public.service_requests where assigned_mechanic = $me)';

export const names = (text: string) => text.trim().split(/\s+/);
export const nowhere = '00000000-0000-4000-8000-000000000000';
