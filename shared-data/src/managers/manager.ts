import type { Database } from '../client/database.types.ts';

/** may_pay: pay salaries and set hourly rates. may_change_settings: the settings, managers, and clearing all requests. */
export type Manager = Database['public']['Tables']['managers']['Row'];
