import { portalLocale } from '../field/locale.ts';

/** The number that a text means; null when it means none. */
export function parseNumber(text: string): number | null {
  const digits = text.replaceAll(',', '');
  return /\d/.test(digits) ? Number(digits) : null;
}

export interface NumberLimits {
  minValue?: number;
  maxValue?: number;
  step?: number;
  formatOptions?: Intl.NumberFormatOptions;
}

/** Formats numbers with lakh grouping, and brings them between the limits. */
export function numberFormat({
  minValue = Number.NEGATIVE_INFINITY,
  maxValue = Number.POSITIVE_INFINITY,
  step,
  formatOptions,
}: NumberLimits) {
  const format = new Intl.NumberFormat(portalLocale, formatOptions);
  const { maximumFractionDigits = 3 } = format.resolvedOptions();
  const hasFraction = maximumFractionDigits > 0;
  const partOfNumber = new RegExp(`^${minValue < 0 ? '-?' : ''}[\\d,]*${hasFraction ? '\\.?\\d*' : ''}$`);
  const round = (value: number) => Number(value.toFixed(maximumFractionDigits));
  const clamp = (value: number) => Math.min(maxValue, Math.max(minValue, value));
  const toStep = (value: number) => {
    if (!step) return value;
    const start = Number.isFinite(minValue) ? minValue : 0;
    return start + Math.round((value - start) / step) * step;
  };
  return {
    toText: (value: number | null | undefined) => (value == null ? '' : format.format(value)),
    /** The closest number that the field accepts. */
    accept: (value: number) => round(clamp(toStep(value))),
    /** The number one step further, or where counting starts. */
    stepFrom: (value: number | null, direction: 1 | -1) => {
      if (value === null) return clamp(0);
      return round(clamp(toStep(value) + direction * (step ?? 1)));
    },
    /** Whether the text can be typed: it is the start of a number, with or without grouping. */
    isPartOfNumber: (text: string) => partOfNumber.test(text),
    hasFraction,
  };
}
