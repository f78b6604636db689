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
  /** The SHA-256 of each photo, in hex. */
  photos: readonly string[];
}

/** An item of the inspection in an approval record, as texts. */
export interface ApprovalFinding {
  id: number;
  name: string;
  condition: 'fine' | 'watch' | 'urgent' | 'not_checked';
  /** The condition with the measured value. */
  label: string;
  note: string | null;
  /** The SHA-256 of each photo, in hex. */
  photos: readonly string[];
}
