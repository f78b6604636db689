/** Page numbers to offer around the current one, 1-based; null is a gap of at least two pages. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const fillsGapOfOne = shown.has(number - 1) && shown.has(number + 1);
    if (shown.has(number) || fillsGapOfOne) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}
