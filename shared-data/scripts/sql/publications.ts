/** A function that the API offers, and who may call it: "everybody", "customers" and so on, as private.publish reads it. */
export interface Publication {
  name: string;
  callers: string[];
}

/** What SQL says beside private functions of those that the API offers. */
export const publicationsIn = (sql: string): Publication[] =>
  [...sql.matchAll(/^call private\.publish\('(\w+)', '([^']+)'/gm)].map(([, name = '', callers = '']) => ({
    name,
    callers: callers.split(', '),
  }));
