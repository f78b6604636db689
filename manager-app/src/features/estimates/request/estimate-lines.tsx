import type { LineKind, RequestEstimate } from '@pitlane/shared-data/estimates';
import { formatMoneyWithPaise, toPaise, toRupees } from '@pitlane/shared-data/formats';
import { EmptyState, Section } from '@pitlane/shared-ui/core';
import { ListChecks } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { type LineColumn, LineTable } from '../../../line-table/line-table.tsx';
import type { useRows } from '../../../line-table/use-rows.ts';
import { AddBundle } from './lines/add-bundle.tsx';
import { DiscountLines } from './lines/discount-lines.tsx';
import { LineRow } from './lines/line-row.tsx';
import { NewLine } from './lines/new-line.tsx';

const columns: LineColumn[] = [
  { head: 'Kind', size: 'number' },
  { head: 'Description' },
  { head: 'Quantity', isEnd: true, size: 'short' },
  { head: 'Price (₹)', isEnd: true, size: 'number' },
  { head: 'Discount', isEnd: true, size: 'number' },
  { head: 'Amount', isEnd: true, size: 'number' },
  { head: 'State', size: 'wide' },
  { head: 'More' },
];

interface EstimateLinesProps {
  estimate: RequestEstimate;
  rows: ReturnType<typeof useRows>;
}

/** The lines of a request and what they come to, as they are typed. */
export function EstimateLines({ estimate, rows }: EstimateLinesProps) {
  const { request_id, lines, closed } = estimate;
  const [added, setAdded] = useState<readonly number[]>([-1]);
  const [kind, setKind] = useState<LineKind>('labour');
  const shown = lines.filter(({ status }) => status !== 'withdrawn');
  const isReplaced = (lineId: number) =>
    shown.some(({ replaces, status }) => replaces === lineId && status === 'proposed');
  const amounts = [
    ...shown
      .filter(({ line_id, status }) => status !== 'declined' && !isReplaced(line_id))
      .map(({ line_id, amount }) => rows.states.get(line_id)?.amount ?? amount ?? 0),
    ...added.map((key) => rows.states.get(key)?.amount ?? 0),
  ];
  const total = toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0));
  const last = added.at(-1);
  const openNext = (key: number) => setAdded((keys) => (keys.at(-1) === key ? [...keys, key - 1] : keys));
  if (closed && shown.length === 0) {
    return (
      <Section title="Lines">
        <EmptyState
          level={3}
          icon={ListChecks}
          title="No lines"
          hint="This request had nothing to approve."
        />
      </Section>
    );
  }
  return (
    <Section
      title="Lines"
      actions={
        !closed && (
          <>
            <AddBundle requestId={request_id} />
            <DiscountLines estimate={estimate} rows={rows} />
          </>
        )
      }
    >
      <LineTable label="Lines" columns={columns} total={`${formatMoneyWithPaise(total)} in all`}>
        {shown.map((line) => (
          <LineRow
            key={line.line_id}
            line={line}
            lines={lines}
            isClosed={closed}
            isBeingReplaced={isReplaced(line.line_id)}
            onReport={rows.report}
          />
        ))}
        {!closed &&
          added.map((key) => (
            <NewLine
              key={key}
              rowKey={key}
              requestId={request_id}
              lines={lines}
              firstKind={kind}
              isLast={key === last}
              autoFocus={key < -1}
              onKind={setKind}
              onNext={() => openNext(key)}
              onAdded={(done) =>
                setAdded((keys) => {
                  const left = keys.filter((each) => each !== done);
                  return left.length > 0 ? left : [done - 1];
                })
              }
              onReport={rows.report}
            />
          ))}
      </LineTable>
    </Section>
  );
}
