import { type EstimateLine, useChangeLine } from '@pitlane/shared-data/estimates';
import { currentOf, problemOf } from '@pitlane/shared-data/forms';
import { LineBody, Td, Tr } from '../../../../line-table/row-parts.tsx';
import { RowState } from '../../../../line-table/row-state.tsx';
import { useRow } from '../../../../line-table/use-row.ts';
import type { ReportRow } from '../../../../line-table/use-rows.ts';
import { LineCells } from './line-cells.tsx';
import { LineDetails } from './line-details.tsx';
import { amountIn, atItsCell, changesOf, fieldsOf, kindLabels, problemsIn } from './line-fields.ts';
import { LineMenu } from './line-menu.tsx';
import type { LineRowProps } from './line-props.ts';
import { StateOfLine } from './line-state.tsx';
import { LineTexts } from './line-texts.tsx';
import { useLineDetails } from './use-line-details.ts';

const changedSince = 'Someone else has changed this line since you opened it. Save again to replace it.';

const currentVersion = currentOf('change_line');

const savedOf = (line: EstimateLine) => ({ fields: fieldsOf(line), version: line.version });

interface EditLineProps extends LineRowProps {
  /** A decided line is proposed anew by its first change. */
  onDone: () => void;
  onReport: ReportRow;
}

/** A line whose cells can be changed; it saves itself when it is left, with the version that was read. */
export function EditLine({ line, lines, onDone, onReport, ...props }: EditLineProps) {
  const change = useChangeLine();
  const { line_id, description, kind, unit, part_id, status } = line;
  const details = useLineDetails(line, lines);
  const row = useRow({
    rowKey: line_id,
    saved: savedOf(line),
    amountOf: amountIn,
    check: (fields) => problemsIn(fields, part_id === null ? undefined : unit),
    send: async (fields, before) => {
      const changes = changesOf(before.fields, fields);
      try {
        const saved = await change.mutateAsync({ lineId: line_id, changes, version: before.version });
        if (status === 'proposed') return savedOf(saved);
        onDone();
        return before;
      } catch (error) {
        const version = currentVersion(error);
        if (version !== undefined) return { message: changedSince, version };
        return atItsCell(problemOf(error, 'Failed to save the line'));
      }
    },
    onReport,
  });
  return (
    <LineBody
      aria-label={description}
      aria-busy={row.isSaving}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (status !== 'proposed' && !row.isUnsaved) onDone();
        void row.save(false);
      }}
    >
      <Tr>
        <Td data-head="Kind">
          <span>{kindLabels[kind]}</span>
        </Td>
        <LineCells
          row={row}
          about={description}
          quantity={`Quantity (${unit})`}
          autoFocus={status !== 'proposed'}
        />
        <Td>
          {row.isUnsaved || row.isSaving ? (
            <RowState row={row} about={description} />
          ) : (
            <StateOfLine line={line} />
          )}
        </Td>
        <Td>
          <LineMenu line={line} details={details} {...props} />
        </Td>
      </Tr>
      {details.isOpen && (
        <LineDetails line={line} details={details} isClosed={props.isClosed}>
          <LineTexts row={row} />
        </LineDetails>
      )}
    </LineBody>
  );
}
