import * as z from 'zod';
import { text, timestamp, uuid } from '../../foundation/answers/shapes.ts';

const manager = z.strictObject({
  manager_id: uuid,
  name: text,
  email: text,
  phone: text,
  department: text,
  /** Pay salaries and set hourly rates. */
  may_pay: z.boolean(),
  /** The settings, managers, and clearing all requests. */
  may_change_settings: z.boolean(),
  /** Each sign-in is confirmed with a code. */
  second_factor: z.boolean(),
  created_at: timestamp,
});

export const managerAnswers = {
  hire_manager: manager,
  set_manager_right: manager,
  reset_second_factor: manager.pick({ manager_id: true, name: true }),
  remove_manager: manager.pick({ manager_id: true, name: true }),
};

export type Manager = z.infer<typeof manager>;
