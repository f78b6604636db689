/** The median: unlike the mean, it ignores a single disturbed run. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}
