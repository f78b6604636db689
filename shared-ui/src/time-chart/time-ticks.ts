const day = 24 * 60 * 60 * 1000;
const most = 5;

/** The first and the last moment of a time axis, in milliseconds; half a day around a single one. */
export function timeRange(moments: readonly number[]): [number, number] {
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  return first === last ? [first - day / 2, last + day / 2] : [first, last];
}

/** Up to five moments at equal distances, from the first to the last, none of which is said like another. */
export function timeTicks(
  [first, last]: readonly [number, number],
  format: (moment: number) => string,
): number[] {
  const ticks = Array.from({ length: most }, (_, place) => first + ((last - first) * place) / (most - 1));
  const said = ticks.map(format);
  return ticks.filter((_, place) => said.indexOf(said[place] as string) === place);
}
