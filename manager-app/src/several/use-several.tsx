import { messageFor } from '@pitlane/shared-data/data-error';
import type { Outcome } from '@pitlane/shared-data/mutation';
import { OutcomeList, type OutcomeReport, type Selection } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

/** 'reminded, sent by email'; or what somebody has to see to, though the change itself was made. */
type Said = string | { problem: string };

interface Change<Row, Data> {
  /** The outcomes in the order of the rows. */
  send: (rows: readonly Row[]) => Promise<readonly Outcome<unknown, Data>[]>;
  textOf: (data: Data, row: Row) => Said | Promise<Said>;
  /** Where the server says nothing: 'Failed to send the reminder'. */
  failure: string;
  /** 'reminders sent', of '3' or '2 of 3' */
  done: string;
}

interface SeveralOptions<Row> {
  selection: Selection<Row>;
  keyOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
}

/** Acts on the selected rows. `outcomes` says what became of each; what was refused stays selected. */
export function useSeveral<Row>({ selection, keyOf, nameOf }: SeveralOptions<Row>) {
  const [report, setReport] = useState<OutcomeReport | null>(null);
  const [isRunning, setRunning] = useState(false);
  /** Answers with what is said of them all; null where none reached the server, which is said. */
  const run = async <Data,>({ send, textOf, failure, done }: Change<Row, Data>) => {
    const rows = selection.chosen;
    setRunning(true);
    try {
      const answers = await send(rows);
      const outcomes = await Promise.all(
        rows.map(async (row, index) => {
          const answer = answers[index];
          const isRefused = !answer || answer.error !== null;
          const said = isRefused
            ? { problem: messageFor(answer?.error, failure) }
            : await textOf(answer.data, row);
          const isProblem = typeof said !== 'string';
          return {
            key: keyOf(row),
            name: nameOf(row),
            row,
            isRefused,
            text: isProblem ? said.problem : said,
            hasFailed: isProblem,
          };
        }),
      );
      const refused = outcomes.filter(({ isRefused }) => isRefused);
      const count = refused.length ? `${rows.length - refused.length} of ${rows.length}` : rows.length;
      const title = `${count} ${done}`;
      selection.choose(refused.map(({ row }) => row));
      setReport({ title, outcomes });
      return title;
    } catch (error) {
      notify.failure(messageFor(error, failure));
      return null;
    } finally {
      setRunning(false);
    }
  };
  return {
    run,
    isRunning,
    outcomes: report && <OutcomeList report={report} onDismiss={() => setReport(null)} />,
  };
}
