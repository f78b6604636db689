import { apiOf } from '../fixtures/data/api.ts';

interface Day {
  weekday: number;
  opens: string | null;
  closes: string | null;
}

/**
 * Opens the demo garage on Sundays too, lets full days take bookings and asks for no drop-off time: journeys book today and
 * soon, on whatever weekday they run and however many they are. Those of the plan have limits and times of their own.
 */
export default async function openEveryDay(): Promise<void> {
  const manager = await apiOf('manager');
  const expected = await manager.read<Day>('opening_hours?order=weekday');
  const week = expected.map((day) => (day.opens ? day : { ...day, opens: '09:00:00', closes: '18:00:00' }));
  await manager.call('save_opening_hours', { week, expected });
  await manager.call('save_plan_settings', { limit_bookings: false });
  await manager.call('save_drop_off_slots', { slots: [] });
}
