import { portalLocale } from '../field/locale.ts';

/** The number that a text means; null when it means none. Commas group digits and are ignored wherever they are. */
export function parseNumber(text: string): number | null {
  const digits = text.trim().replaceAll(',', '');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

export interface NumberLimits {
  minValue?: number;
  maxValue?: number;
  step?: number;
  formatOptions?: Intl.NumberFormatOptions;
  /** The error for a text that is no number. */
  invalidText?: string;
  /** The error for more digits after the point than the field takes. */
  fractionText?: string;
  /** How an error writes the smallest or largest number; default: as the field does. */
  limitText?: (limit: number) => string;
}

/** Formats numbers with lakh grouping, and validates typed ones. */
export function numberFormat({
  minValue = Number.NEGATIVE_INFINITY,
  maxValue = Number.POSITIVE_INFINITY,
  step,
  formatOptions,
  invalidText = 'Please enter a valid number',
  fractionText,
  limitText,
}: NumberLimits) {
  const format = new Intl.NumberFormat(portalLocale, formatOptions);
  const { maximumFractionDigits = 3 } = format.resolvedOptions();
  const stepDigits = step ? (String(step).split('.')[1]?.length ?? 0) : maximumFractionDigits;
  const fractionDigits = Math.min(maximumFractionDigits, stepDigits);
  const round = (value: number) => Number(value.toFixed(fractionDigits));
  const clamp = (value: number) => Math.min(maxValue, Math.max(minValue, value));
  const toText = (value: number | null | undefined) => (value == null ? '' : format.format(value));
  const limit = limitText ?? toText;
  return {
    toText,
    /** The error of a text that is not accepted. It is never rounded or brought between the limits: that would be another number. */
    problemOf: (text: string): string | undefined => {
      if (text.trim() === '') return undefined;
      const value = parseNumber(text);
      if (value === null) return invalidText;
      if (value > maxValue) return `Please enter at most ${limit(maxValue)}`;
      if (value < minValue) return `Please enter at least ${limit(minValue)}`;
      if (round(value) === value) return undefined;
      if (fractionText) return fractionText;
      return fractionDigits === 0
        ? 'Please enter a whole number'
        : `Please enter at most ${fractionDigits} digits after the point`;
    },
    /** The number one step further, or where counting starts. */
    stepFrom: (value: number | null, direction: 1 | -1) => {
      if (value === null) return clamp(0);
      return round(clamp(value + direction * (step ?? 1)));
    },
    hasFraction: fractionDigits > 0,
  };
}
