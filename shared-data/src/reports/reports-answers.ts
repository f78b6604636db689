import * as z from 'zod';
import { count, day, id, page, text, timestamp } from '../foundation/answers/shapes.ts';

const period = z.strictObject({ from_day: day, to_day: day });

/** Null for a mean, share or median of nothing. */
const figureValue = z.number().nullable();

const about = z.strictObject({
  figure: text,
  name: text,
  unit: z.enum(['rupees', 'count', 'percent', 'minutes', 'score', 'ratio']),
  /** How its rows make it; `end`: as of the last day. */
  way: z.enum(['sum', 'base', 'mean', 'share', 'median', 'end']),
  formula: text,
  value: figureValue,
  /** How many rows it has. */
  facts: count,
});

/** When the oldest sum in it was counted; null: all was counted just now. */
const prepared = z.strictObject({ prepared_at: timestamp.nullable() });

const step = z.enum(['day', 'week', 'month']);

const figure = about.extend({
  topic: z.enum(['money', 'jobs', 'customers', 'parts']),
  before: figureValue,
  year_before: figureValue,
});

const row = z.strictObject({
  key: text,
  day,
  /** The screen of the row; null where it is gone. */
  opens: z.enum(['request', 'invoice', 'payment', 'part', 'estimate']).nullable(),
  ref: id,
  title: text,
  detail: text,
  person: text.nullable(),
  value: z.number(),
  /** A mean or share is the sum of the values by that of the bases. */
  base: z.number(),
});

export const figureAnswers = {
  report: period.extend(prepared.shape).extend({
    before: period,
    year_before: period,
    figures: z.array(figure),
    /** Null with medians. */
    trend: z
      .strictObject({
        step,
        points: z.array(period.extend({ revenue: z.number(), margin: z.number(), jobs: count })),
      })
      .nullable(),
  }),
  report_rows: about.extend(period.shape).extend(prepared.shape).extend(page(row).shape),
  report_trend: z.strictObject({
    figure: text,
    step,
    points: z.array(period.extend({ value: figureValue })),
  }),
};

export type Report = z.infer<typeof figureAnswers.report>;
export type Figure = z.infer<typeof figure>;
export type FigureRow = z.infer<typeof row>;
export type FigureRows = z.infer<typeof figureAnswers.report_rows>;
export type ReportTrend = NonNullable<Report['trend']>;
export type FigureTrend = z.infer<typeof figureAnswers.report_trend>;
