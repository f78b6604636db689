import type { AddedLineKind } from '@pitlane/shared-data/pay-runs';

/** What the form of a line holds. */
export interface LineEntry {
  mechanicId: string;
  kind: AddedLineKind;
  amount: number | null;
  reason: string;
  /** The id of the line that a correction puts right; '' for none. */
  corrects: string;
}

export const emptyLine: LineEntry = {
  mechanicId: '',
  kind: 'addition',
  amount: null,
  reason: '',
  corrects: '',
};

/** Mirrors the rules of the database. */
export const checkLine = ({ mechanicId, kind, amount, reason }: LineEntry) => ({
  mechanic_id: !mechanicId && 'Please choose a mechanic',
  amount: (!amount || (kind !== 'correction' && amount < 0)) && 'Please enter a valid amount',
  reason: !reason.trim() && 'Please give a reason',
});

export const newLineOf = (payRunId: number, { amount, corrects, ...entry }: LineEntry) => ({
  payRunId,
  ...entry,
  amount: amount ?? 0,
  ...(corrects && { corrects: Number(corrects) }),
});
