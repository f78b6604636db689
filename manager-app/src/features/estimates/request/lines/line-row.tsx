import { useState } from 'react';
import type { ReportRow } from '../../../../line-table/use-rows.ts';
import { EditLine } from './edit-line.tsx';
import type { LineRowProps } from './line-props.ts';
import { ReadLine } from './read-line.tsx';

/** A line: a proposal can be changed, a decided one after it was asked for. */
export function LineRow({ onReport, ...props }: LineRowProps & { onReport: ReportRow }) {
  const [isChanging, setChanging] = useState(false);
  const isOpen = !props.isClosed && (props.line.status === 'proposed' || isChanging);
  return isOpen ? (
    <EditLine {...props} onDone={() => setChanging(false)} onReport={onReport} />
  ) : (
    <ReadLine {...props} onChange={() => setChanging(true)} />
  );
}
