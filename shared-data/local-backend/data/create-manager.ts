import type { Engine, Row } from '../engine/engine.ts';

export interface NewManager {
  name: string;
  email: string;
  phone: string;
  password: string;
  /** 'Management' by default. */
  department?: string;
}

/**
 * Creates a manager who can log in, in a migrated database; returns the row.
 * @throws with the database's message when a rule is broken or the email is in use.
 */
export async function createManager(query: Engine['query'], person: NewManager): Promise<Row> {
  const { name, email, phone, password, department = null } = person;
  const [row] = await query('select private.create_manager($1, $2, $3, $4, $5) as manager', [
    name,
    email,
    phone,
    password,
    department,
  ]);
  return row?.manager as Row;
}
