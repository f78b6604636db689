import { addedLineKinds } from '@pitlane/shared-data/pay-runs';
import * as z from '@pitlane/shared-data/schema';

/** Mirrors the rules of the database. */
export const lineSchema = z
  .object({
    mechanic_id: z.string(),
    kind: z.enum(addedLineKinds),
    amount: z.nullable(z.number()),
    reason: z.tidied(),
    /** The id of the line that a correction puts right; '' for none. */
    corrects: z.string(),
  })
  .check(
    z.byField(({ mechanic_id, kind, amount, reason }) => ({
      mechanic_id: !mechanic_id && 'Please choose a mechanic',
      amount: (!amount || (kind !== 'correction' && amount < 0)) && 'Please enter a valid amount',
      reason: !reason && 'Please give a reason',
    })),
  );

export const emptyLine: z.input<typeof lineSchema> = {
  mechanic_id: '',
  kind: 'addition',
  amount: null,
  reason: '',
  corrects: '',
};

export const newLineOf = (
  payRunId: number,
  { mechanic_id: mechanicId, amount, corrects, ...entry }: z.output<typeof lineSchema>,
) => ({
  payRunId,
  mechanicId,
  ...entry,
  amount: amount ?? 0,
  ...(corrects && { corrects: Number(corrects) }),
});
