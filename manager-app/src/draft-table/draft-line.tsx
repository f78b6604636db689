import { formatMoneyWithPaise, longestTaxCode } from '@pitlane/shared-data/formats';
import type { InvoiceDraft, InvoiceLine } from '@pitlane/shared-data/invoices';
import { stateTaxLabel } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { Cell } from '../line-table/cell.tsx';
import { DiscountCell } from '../line-table/discount-cell.tsx';
import { LineBody, Td, Tr } from '../line-table/row-parts.tsx';
import { RowState } from '../line-table/row-state.tsx';
import { useRow } from '../line-table/use-row.ts';
import { amountIn, changesOf, fieldsOf, problemsIn } from './draft-fields.ts';
import type { DraftRows } from './use-draft-rows.ts';

/** 'CGST ₹381.36, SGST ₹381.36' */
function taxesOf({ cgst, sgst, igst }: InvoiceLine, stateTax: string): string {
  const taxes: [string, number][] = [
    ['CGST', cgst],
    [stateTax, sgst],
    ['IGST', igst],
  ];
  return taxes
    .filter(([, rupees]) => rupees !== 0)
    .map(([label, rupees]) => `${label} ${formatMoneyWithPaise(rupees)}`)
    .join(', ');
}

interface DraftLineProps {
  draft: InvoiceDraft;
  line: InvoiceLine;
  draftRows: DraftRows;
  /** Whether its code and rate are shown, of a draft that is taxed. */
  hasTaxCells: boolean;
}

/** A line whose text, code, rate and discount can be changed; its taxes are those of what is saved. */
export function DraftLine({ draft, line, draftRows, hasTaxCells }: DraftLineProps) {
  const { position, quantity, unit, unit_price, amount, discount } = line;
  const about = `line ${position}`;
  const row = useRow({
    rowKey: position,
    saved: { fields: fieldsOf(line), version: draft.version },
    amountOf: (fields) => amountIn(line, fields),
    check: (fields) => problemsIn(line, fields),
    send: async (fields, before) => {
      const answer = await draftRows.saveLine(changesOf(position, before.fields, fields));
      if ('message' in answer) return answer;
      const saved = answer.lines.find((each) => each.position === position) ?? line;
      return { fields: fieldsOf(saved), version: answer.version };
    },
    onReport: draftRows.rows.report,
  });
  return (
    <LineBody
      aria-label={`Line ${position}`}
      aria-busy={row.isSaving}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void row.save(false);
      }}
    >
      <Tr>
        <Td data-wide>
          <Cell row={row} name="description" label={`Description of ${about}`} maxLength={limits.name} />
          <small>{`${sayQuantity(quantity, unit)} at ${formatMoneyWithPaise(unit_price)}`}</small>
        </Td>
        {hasTaxCells && (
          <>
            <Td data-head="HSN or SAC">
              <Cell
                row={row}
                name="tax_code"
                label={`HSN or SAC of ${about}`}
                maxLength={longestTaxCode}
                isNumber
              />
            </Td>
            <Td data-head="Tax (%)">
              <Cell row={row} name="tax_rate" label={`Tax rate of ${about} (%)`} isNumber />
            </Td>
          </>
        )}
        <Td data-head="Discount">{amount + discount > 0 && <DiscountCell row={row} about={about} />}</Td>
        <Td data-end data-head="Amount">
          <span>{row.amount === null ? '–' : formatMoneyWithPaise(row.amount)}</span>
          {hasTaxCells && <div>{taxesOf(line, stateTaxLabel(draft.place_of_supply))}</div>}
          {(row.isUnsaved || row.isSaving) && <RowState row={row} about={about} />}
        </Td>
      </Tr>
    </LineBody>
  );
}
