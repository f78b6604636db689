export { type MonthDay, MonthView, type MonthViewProps } from '../month-view/month-view.tsx';
