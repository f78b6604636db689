import { formatDuration } from '../foundation/days/duration.ts';
import { formatCount } from '../foundation/formats/count.ts';
import { formatMoney } from '../foundation/numbers/money.ts';
import type { Figure, FigureRow } from './reports-answers.ts';

const minutesPerDay = 24 * 60;
/** From here on, days say more than hours. */
const manyMinutes = 3 * minutesPerDay;

const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** 'Nothing' is a mean, share or median without rows. */
const nothing = '–';

function formatStage(minutes: number): string {
  return minutes < manyMinutes
    ? formatDuration(Math.round(minutes))
    : `${oneDecimal.format(minutes / minutesPerDay)} days`;
}

/** A figure in its unit. @param way a sum of minutes is hours however many they are. */
export function formatFigure({ unit, way }: Pick<Figure, 'unit' | 'way'>, value: number | null): string {
  if (value === null) return nothing;
  switch (unit) {
    case 'rupees':
      return formatMoney(value);
    case 'percent':
      return `${oneDecimal.format(value)} %`;
    case 'minutes':
      return way === 'sum' || way === 'base' ? formatDuration(Math.round(value)) : formatStage(value);
    case 'count':
      return formatCount(value);
    case 'score':
    case 'ratio':
      return twoDecimals.format(value);
  }
}

/** How a figure changed: percentages in points, others in percent or 'new' after 0; null where either is missing. */
export function changeOf(
  { unit }: Pick<Figure, 'unit'>,
  value: number | null,
  earlier: number | null,
): string | null {
  if (value === null || earlier === null) return null;
  const points = unit === 'percent';
  if (!points && earlier === 0) return value === 0 ? '0 %' : 'new';
  const change = points ? value - earlier : (100 * (value - earlier)) / Math.abs(earlier);
  const rounded = Math.round(change * 10) / 10;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${oneDecimal.format(Math.abs(rounded))} ${points ? 'points' : '%'}`;
}

/** What a row adds to a figure: of a share, what of what; of a count nothing needs to be said. */
export function formatRow(
  figure: Pick<Figure, 'figure' | 'unit' | 'way'>,
  { value, base }: FigureRow,
): string {
  const { unit, way } = figure;
  if (way === 'base') return formatFigure({ unit, way }, base);
  if (way !== 'share' && unit !== 'ratio') return formatFigure(figure, value);
  const of = figure.figure === 'sold_share' ? formatDuration : twoDecimals.format;
  return unit === 'ratio' || figure.figure === 'margin_share'
    ? `${formatMoney(value)} of ${formatMoney(base)}`
    : `${of(value)} of ${of(base)}`;
}
