export type { MonthDay } from '../month-view/month-day.ts';
export { MonthView, type MonthViewProps } from '../month-view/month-view.tsx';
