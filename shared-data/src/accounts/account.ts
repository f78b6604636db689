/** What a signed-in person is to the garage (spec section 6). */
export type Role = 'customer' | 'mechanic' | 'manager';

interface Person {
  /** Id of the login, and of the person's row. */
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
  /** A record stored by an older portal may lack the fields below; the dashboard then says so. */
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

export interface ManagerAccount extends Person {
  role: 'manager';
  manager_id: string;
  department: string;
}

/** The user record of the signed-in person (spec section 3, "stored session"), as `current_account` sends it. */
export type Account = CustomerAccount | MechanicAccount | ManagerAccount;
