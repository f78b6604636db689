import { type EstimateLine, type LineKind, lineKinds, useAddLine } from '@pitlane/shared-data/estimates';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import { Button, Link } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LineBody, Td, Tr } from '../../../../line-table/row-parts.tsx';
import { RowState } from '../../../../line-table/row-state.tsx';
import { useRow } from '../../../../line-table/use-row.ts';
import type { ReportRow } from '../../../../line-table/use-rows.ts';
import { useFindPartNamed, usePartNames } from '../../../../part-names/use-part-names.ts';
import { paths } from '../../../../paths.ts';
import { LineCells } from './line-cells.tsx';
import {
  amountIn,
  atItsCell,
  changesOf,
  kindLabels,
  type LineFields,
  noFields,
  problemsIn,
} from './line-fields.ts';

interface NewLineProps {
  requestId: number;
  /** Those that are added. */
  lines: readonly EstimateLine[];
  /** Tells the rows of new lines apart; below zero, unlike the id of a line. */
  rowKey: number;
  /** Chosen first. */
  firstKind: LineKind;
  /** The one below which no other is. */
  isLast: boolean;
  autoFocus: boolean;
  onKind: (kind: LineKind) => void;
  /** Enter asks for the next one. */
  onNext: () => void;
  onAdded: (rowKey: number) => void;
  onReport: ReportRow;
}

const notInStockList = {
  field: 'description',
  message: 'Not in the stock list: add the part, or enter a price',
};

/** The line that is entered next. It is added when it is left, or with Enter, which asks for another one. */
export function NewLine({
  requestId,
  lines,
  rowKey,
  firstKind,
  isLast,
  autoFocus,
  onKind,
  onNext,
  onAdded,
  onReport,
}: NewLineProps) {
  const [lineId, setLineId] = useState<number>();
  const add = useAddLine(setLineId);
  // Other data may still be on its way when the line is in its own row.
  const isShown = lines.some(({ line_id }) => line_id === lineId);
  const [kind, setKind] = useState(firstKind);
  const keyFor = useIdempotencyKey();
  const listId = useId();
  const [isEntered, setEntered] = useState(autoFocus);
  // Asked for once a line is entered; the database has it in any case.
  const settings = useQuery({ ...garageSettingsQuery(), enabled: isEntered });
  const labourRate = settings.data?.labour_rate ?? undefined;
  const [typed, setTyped] = useState('');
  const { part, options } = usePartNames(typed, kind === 'part');
  const findPart = useFindPartNamed();
  const price = kind === 'labour' ? labourRate : part?.price;
  const row = useRow<LineFields>({
    rowKey,
    saved: { fields: noFields, version: 0 },
    amountOf: (fields) => (fields.description.trim() && !isShown ? amountIn(fields, price) : 0),
    check: (fields) => problemsIn(fields, part?.stock_unit, price),
    send: async (fields, before) => {
      const { description, ...changes } = changesOf(before.fields, fields);
      try {
        // What is typed may be faster than the stock list.
        const named = part ?? (kind === 'part' ? await findPart(fields.description) : undefined);
        if (kind === 'part' && !named && changes.unit_price == null) return notInStockList;
        const line = {
          ...(named ? { part_id: named.id } : { kind, description: description ?? '' }),
          quantity: 1,
          ...changes,
        };
        await add.mutateAsync({ requestId, line, idempotencyKey: keyFor(line) });
      } catch (error) {
        return atItsCell(problemOf(error, 'Failed to add the line'));
      }
      onAdded(rowKey);
      return before;
    },
    onReport,
  });
  if (row.fields.description !== typed) setTyped(row.fields.description);
  if (isShown) return null;
  return (
    <LineBody
      aria-label="New line"
      aria-busy={row.isSaving}
      data-new={isLast || undefined}
      onFocus={() => setEntered(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void row.save(false);
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && isLast && target instanceof HTMLInputElement && row.fields.description.trim())
          onNext();
      }}
    >
      <Tr>
        <Td data-head="Kind">
          <select
            aria-label="Kind of the new line"
            value={kind}
            onChange={({ target }) => {
              const chosen = lineKinds.find((each) => each === target.value) ?? kind;
              setKind(chosen);
              onKind(chosen);
            }}
          >
            {lineKinds.map((each) => (
              <option key={each} value={each}>
                {kindLabels[each]}
              </option>
            ))}
          </select>
        </Td>
        <LineCells
          row={row}
          about="the new line"
          quantity={kind === 'labour' ? 'Hours' : 'Quantity'}
          price={price}
          list={kind === 'part' ? listId : undefined}
          autoFocus={autoFocus}
        />
        <Td colSpan={2}>
          {kind === 'part' && (
            <datalist id={listId}>
              {options.map(({ id, name, about }) => (
                <option key={id} value={name}>
                  {about}
                </option>
              ))}
            </datalist>
          )}
          {row.isSaving || row.problem ? (
            <>
              <RowState row={row} about="the new line" />
              {kind === 'part' && !part && <Link href={paths.newPart}>Add Part</Link>}
            </>
          ) : (
            <Button icon={Plus} aria-label="Add the new line" onPress={() => void row.save(true)}>
              Add
            </Button>
          )}
        </Td>
      </Tr>
    </LineBody>
  );
}
