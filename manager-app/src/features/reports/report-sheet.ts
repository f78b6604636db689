import { formatDate, formatDateTime } from '@pitlane/shared-data/formats';
import { changeOf, type Figure, formatFigure, type Report } from '@pitlane/shared-data/reports';
import type { ReportLine, ReportSheet } from '@pitlane/shared-ui/report';
import { byTopic, type ReportRow } from './topics.ts';

export const daysOf = ({ from_day, to_day }: Report['before']) =>
  `${formatDate(from_day)} to ${formatDate(to_day)}`;

/** Of a large garage, whose closed days are summed up in the background. */
export const preparedAt = (time: string): string => `Past days as of ${formatDateTime(time)}.`;

/** A figure that is not there yet has nothing beside it. */
export const beside = (figure: ReportRow, earlier: number | null): string =>
  figure.isPending ? '' : formatFigure(figure, earlier);

const lineOf = (figure: Figure, topic: string | null): ReportLine => ({
  topic,
  name: figure.name,
  value: formatFigure(figure, figure.value),
  before: beside(figure, figure.before),
  change: changeOf(figure, figure.value, figure.before) ?? '',
  yearBefore: beside(figure, figure.year_before),
  yearChange: changeOf(figure, figure.value, figure.year_before) ?? '',
});

export const reportFileName = ({ from_day, to_day }: Report): string => `report-${from_day}-to-${to_day}.pdf`;

interface SheetOf {
  report: Report;
  medians: readonly Figure[];
  garage: ReportSheet['garage'];
  now: Date;
}

/** What the page of a report says. */
export function reportSheet({ report, medians, garage, now }: SheetOf): ReportSheet {
  const { before, year_before, prepared_at } = report;
  return {
    name: `Report, ${daysOf(report)}`,
    garage,
    facts: [
      { label: 'Period', value: daysOf(report) },
      { label: 'Before', value: daysOf(before) },
      { label: 'Year before', value: daysOf(year_before) },
      { label: 'Counted', value: formatDateTime(prepared_at ?? now) },
    ],
    figures: byTopic(report.figures, medians).flatMap(({ label, figures }) =>
      figures.map((figure, place) => lineOf(figure, place === 0 ? label : null)),
    ),
  };
}
