/** A line of an approval record, as texts. */
export interface ApprovalLine {
  id: number;
  description: string;
  quantity: string;
  amount: string;
  isApproved: boolean;
  /** Why it was declined. */
  reason: string | null;
  notes: readonly { label: string; text: string | null }[];
}
