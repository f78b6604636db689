/** Of a chart until its container is measured. */
export const initialSize = { width: 480, height: 240 };

/**
 * Pixels for the numbers of the axis: those drawn, and two figures more for a round number above them or a sign. The width that
 * recharts measures is that of its first drawing, which cut signs off.
 */
export const axisWidth = (values: readonly number[], formatTick: (value: number) => string): number =>
  7.5 * (Math.max(...values.map((value) => formatTick(value).length), 2) + 2) + 10;
