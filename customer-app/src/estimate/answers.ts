import type { Decision, EstimateLine, EstimatePage } from '@pitlane/shared-data/estimates';
import { toPaise, toRupees } from '@pitlane/shared-data/formats';

interface LineAnswer {
  approve: boolean;
  /** Why not. */
  reason: string;
}

/** By line and version: an answer to a line that has changed since does not count. */
export type Answers = Readonly<Record<string, LineAnswer>>;

export const answerKey = ({ line_id, version }: Pick<EstimateLine, 'line_id' | 'version'>) =>
  `${line_id}.${version}`;

export const linesToAnswer = ({ lines, closed }: Pick<EstimatePage, 'lines' | 'closed'>): EstimateLine[] =>
  closed ? [] : lines.filter(({ status, sent_at }) => status === 'proposed' && sent_at !== null);

export const answeredLines = ({ lines }: Pick<EstimatePage, 'lines'>): EstimateLine[] =>
  lines.filter(
    ({ status, decided_by_name }) => status !== 'proposed' && status !== 'withdrawn' && decided_by_name,
  );

/** The approved line that a proposed one takes the place of. */
export const replacedLine = (lines: readonly EstimateLine[], { replaces }: EstimateLine) =>
  lines.find(({ line_id, status }) => line_id === replaces && status === 'approved');

/** The approved total with these answers, in rupees. */
export function approvedTotal(estimate: EstimatePage, answers: Answers): number {
  const added = linesToAnswer(estimate).filter((line) => answers[answerKey(line)]?.approve);
  const paise = added.reduce((sum, line) => {
    const before = replacedLine(estimate.lines, line);
    return sum + toPaise(line.amount ?? 0) - toPaise(before?.amount ?? 0);
  }, toPaise(estimate.estimated_cost));
  return toRupees(paise);
}

export const toDecisions = (lines: readonly EstimateLine[], answers: Answers): Decision[] =>
  lines.flatMap((line) => {
    const { line_id, version } = line;
    const answer = answers[answerKey(line)];
    if (!answer) return [];
    const reason = answer.reason.trim();
    return [{ line_id, version, approve: answer.approve, ...(!answer.approve && reason && { reason }) }];
  });
