import { useEffect, useState } from 'react';
import { todayInGarage } from '../foundation/days/garage-day.ts';
import { isDay } from '../foundation/days/is-day.ts';
import { lastBookableDay } from './appointments/bookable-day.ts';
import { shownDays } from './shown-days.ts';

/**
 * The month that a MonthView shows, that of the chosen day once there is one, and the days to ask for.
 * @param value the chosen day.
 */
export function useShownMonth(value: string) {
  const today = todayInGarage();
  const chosen = isDay(value) && value >= today ? value : today;
  const [month, onMonthChange] = useState(chosen.slice(0, 7));
  useEffect(() => onMonthChange(chosen.slice(0, 7)), [chosen]);
  const { months, ...days } = shownDays(month, today);
  return {
    ...days,
    view: { month, months, onMonthChange, min: today, max: lastBookableDay(today) },
  };
}
