import type { Answers } from '../../answers/answers.ts';

type Answered = NonNullable<Answers['current_account']>;

/** The role of a signed-in user. */
export type Role = Answered['role'];

type Always = 'id' | 'name' | 'email' | 'phone' | 'role';

/** What a browser has stored since an older release may lack the fields of later ones. */
type Stored<Account extends Answered> = Pick<Account, Always> & Partial<Account>;

/** What comes before anything else: to confirm the sign-in with a code, or to set up a second factor. */
export type ConfirmationStep = NonNullable<Extract<Answered, { role: 'manager' }>['confirmation']>;

export type CustomerAccount = Stored<Extract<Answered, { role: 'customer' }>> & { customer_id: string };
export type MechanicAccount = Stored<Extract<Answered, { role: 'mechanic' }>>;
export type ManagerAccount = Stored<Extract<Answered, { role: 'manager' }>> & {
  manager_id: string;
  department: string;
};

/** The signed-in user, as returned by `current_account`. */
export type Account = CustomerAccount | MechanicAccount | ManagerAccount;

/** What a person has to do before anything else. */
export const confirmationOf = (account: Account | null): ConfirmationStep | undefined =>
  account?.role === 'manager' ? account.confirmation : undefined;
