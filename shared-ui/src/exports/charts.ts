export { BarChart, type BarChartProps, type BarDatum } from '../bar-chart/bar-chart.tsx';
export { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx';
