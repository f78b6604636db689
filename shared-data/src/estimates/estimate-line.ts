import type { Database } from '../client/database.types.ts';

type LineRow = Database['public']['Tables']['request_lines']['Row'];

export const lineKinds = ['labour', 'part', 'other'] as const;
export const urgencies = ['now', 'soon', 'later'] as const;
export type LineKind = (typeof lineKinds)[number];
export type Urgency = (typeof urgencies)[number];
export type LineStatus = 'proposed' | 'approved' | 'declined' | 'withdrawn';
export type AnswerChannel = 'portal' | 'link' | 'phone' | 'in_person';

export const channelLabels: Record<AnswerChannel, string> = {
  portal: 'In the portal',
  link: 'By link',
  phone: 'By phone',
  in_person: 'In person',
};

/** A line of a request, in rupees including tax; without `unit_price` a manager has yet to set it. */
export interface EstimateLine
  extends Omit<LineRow, 'kind' | 'urgency' | 'status' | 'decision_channel' | 'decided_by'> {
  kind: LineKind;
  urgency: Urgency;
  status: LineStatus;
  decision_channel: AnswerChannel | null;
}
