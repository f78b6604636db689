/**
 * All kinds of users, including a dismissed mechanic, a manager without the right to pay and to change settings, and a
 * login without a role.
 */
export const roles = [
  'visitor',
  'customer',
  'otherCustomer',
  'mechanic',
  'otherMechanic',
  'dismissed',
  'manager',
  'restrictedManager',
  'roleless',
] as const;
export type Role = (typeof roles)[number];
export type Person = Exclude<Role, 'visitor'>;

/** The role of each user's login. */
export const people: Record<Person, 'customer' | 'mechanic' | 'manager'> = {
  customer: 'customer',
  otherCustomer: 'customer',
  mechanic: 'mechanic',
  otherMechanic: 'mechanic',
  dismissed: 'mechanic',
  manager: 'manager',
  restrictedManager: 'manager',
  roleless: 'customer',
};
export const password = 'secret1';
export const emailOf = (person: Person) => `${person.toLowerCase()}@example.test`;
/** Data that mechanics must never receive. */
export const secrets = [
  'customer@example.test',
  'othercustomer@example.test',
  '1 Quiet Street',
  '2 Quiet Street',
];

/** The SQL expression for a user's id. */
export const idOf = (person: Person) => `(select id from auth.users where email = '${emailOf(person)}')`;
