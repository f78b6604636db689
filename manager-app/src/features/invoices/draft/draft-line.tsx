import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import type { InvoiceLine } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { Card, DescriptionList, Grid, NumberField, TextField } from '@pitlane/shared-ui/core';
import type { LineFields } from './draft-fields.ts';
import { bind, type FieldOf, lineFieldName } from './form-field.ts';

interface DraftLineProps {
  line: InvoiceLine;
  fields: LineFields;
  /** False on a bill of supply. */
  isTaxed: boolean;
  /** What `sgst` is called where the supply is made. */
  stateTax: string;
  field: FieldOf;
  onChange: (fields: LineFields) => void;
}

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

/** A line whose text, code and rate can be corrected. Its taxes are those of the saved rate. */
export function DraftLine({ line, fields, isTaxed, stateTax, field, onChange }: DraftLineProps) {
  const { position, quantity, unit, unit_price, discount, discount_reason, amount, value, cgst, sgst, igst } =
    line;
  const bound = <Name extends keyof LineFields>(name: Name) =>
    bind(field(lineFieldName(position, name)), (value: LineFields[Name]) =>
      onChange({ ...fields, [name]: value }),
    );
  return (
    <Card as="article" isDense aria-label={`Line ${position}`}>
      <TextField
        {...bound('description')}
        label={`Description of line ${position}`}
        autoComplete="off"
        maxLength={limits.name}
        value={fields.description}
      />
      {isTaxed && (
        <Grid>
          <TextField
            {...bound('tax_code')}
            label={`HSN or SAC of line ${position}`}
            description="Leave empty to use the code on the issue date"
            autoComplete="off"
            inputMode="numeric"
            maxLength={8}
            value={fields.tax_code}
          />
          <NumberField
            {...bound('tax_rate')}
            label={`Tax rate of line ${position} (%)`}
            description="Leave empty to use the rate on the issue date"
            minValue={0}
            maxValue={100}
            hasSteppers={false}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={fields.tax_rate}
          />
        </Grid>
      )}
      <DescriptionList
        items={[
          { label: 'Quantity', value: `${quantity} ${unit} at ${formatMoneyWithPaise(unit_price)}` },
          ...(isTaxed
            ? [
                { label: 'Value', value: formatMoneyWithPaise(value) },
                { label: 'CGST', value: unlessZero(cgst) },
                { label: stateTax, value: unlessZero(sgst) },
                { label: 'IGST', value: unlessZero(igst) },
              ]
            : []),
          {
            label: 'Discount',
            value: discount === 0 ? null : `${formatMoneyWithPaise(discount)} (${discount_reason})`,
          },
          { label: 'Amount', value: <strong>{formatMoneyWithPaise(amount)}</strong> },
        ]}
      />
    </Card>
  );
}
