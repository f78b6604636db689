import type { ItemCondition } from '../inspections/inspections-answers.ts';
import type { AnswerChannel, LineKind, Urgency } from './estimate-line.ts';
import type { ApprovalRecord } from './estimates-answers.ts';

/** A line as it was decided; quantities and rupees are texts with two decimals. */
export interface ApprovedLine {
  line: number;
  version: number;
  kind: LineKind;
  description: string;
  quantity: string;
  unit: string;
  unit_price: string;
  /** Taken off quantity times price; only of a line that has one, like its reason. */
  discount?: string;
  discount_reason?: string;
  amount: string;
  /** Percent. */
  tax_rate: string;
  tax_code: string | null;
  urgency: Urgency;
  what_it_is: string | null;
  why_needed: string | null;
  if_it_waits: string | null;
  /** The decided line that this one changes. */
  replaces: number | null;
  decision: 'approved' | 'declined';
  reason: string | null;
  /** The SHA-256 of each photo. */
  photos: string[];
}

interface ApprovedItem {
  item: number;
  section: string;
  name: string;
  condition: ItemCondition;
  value: string | null;
  unit: string | null;
  note: string | null;
  photos: string[];
}

export interface ApprovalDocument {
  v: 1;
  garage: { name: string };
  request: number;
  number: number;
  vehicle: { plate: string; brand: string; model: string; year: number | null };
  /** The version that was sent last; null when an answer came before. */
  estimate: number | null;
  channel: AnswerChannel;
  name: string;
  decided_at: string;
  lines: ApprovedLine[];
  /** Rupees approved with this answer, and of all approved lines since. */
  approved_total: string;
  estimated_cost: string;
  /** The SHA-256 of each photo that belongs to no line or item. */
  photos: string[];
  inspections: { template: string; items: ApprovedItem[] }[];
  /** The SHA-256 of the record before it of the same request. */
  previous: string | null;
}

export const parseApproval = ({ document }: Pick<ApprovalRecord, 'document'>): ApprovalDocument =>
  JSON.parse(document);
