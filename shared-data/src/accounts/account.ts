/** The role of a signed-in user (spec section 6). */
export type Role = 'customer' | 'mechanic' | 'manager';

interface Person {
  /** The id of the login and of the user's row. */
  id: string;
  name: string;
  email: string;
  phone: string;
}

export interface CustomerAccount extends Person {
  role: 'customer';
  customer_id: string;
  address?: string | null;
}

export interface MechanicAccount extends Person {
  role: 'mechanic';
  /** An account stored by an older release may lack the fields below; the dashboard shows a message then. */
  mechanic_id?: string;
  employee_id?: string;
  experience_years?: number;
  rating?: number;
  /** Rupees per hour. */
  hourly_rate?: number;
  specializations?: string[];
  availability_status?: 'available' | 'offline';
  available?: boolean;
}

export type ConfirmationStep = 'code' | 'set_up';

export interface ManagerAccount extends Person {
  role: 'manager';
  manager_id: string;
  department: string;
  /** Pay salaries and set hourly rates. An account stored by an older release may lack both rights. */
  may_pay?: boolean;
  /** Change the settings, managers and their rights, and clear all requests. */
  may_change_settings?: boolean;
  /**
   * What comes before anything else: to confirm the sign-in with a code, or to set up a second factor. The account then has no
   * rights and no phone.
   */
  confirmation?: ConfirmationStep;
}

/** The signed-in user (spec section 3, "stored session"), as returned by `current_account`. */
export type Account = CustomerAccount | MechanicAccount | ManagerAccount;

/** What a person has to do before anything else. */
export const confirmationOf = (account: Account | null): ConfirmationStep | undefined =>
  account?.role === 'manager' ? account.confirmation : undefined;
