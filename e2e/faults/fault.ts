/** What a fault is about. */
export type Area =
  | 'access'
  | 'money'
  | 'stock'
  | 'hours and pay'
  | 'booking and capacity'
  | 'messages'
  | 'import'
  | 'federation'
  | 'session'
  | 'forms'
  | 'screens'
  | 'service worker';

/** A mistake of one to three lines, such as a tired engineer would make. */
export interface Fault {
  area: Area;
  /** What goes wrong. */
  name: string;
  /** Relative to the repository. */
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
}

/** A chapter of the database's schema, such as parts/stock. */
export const chapter = (name: string) => `shared-data/supabase/schemas/${name}.sql`;
