export const lineKinds = ['labour', 'part', 'other'] as const;
export const urgencies = ['now', 'soon', 'later'] as const;
export type LineKind = (typeof lineKinds)[number];
export type Urgency = (typeof urgencies)[number];
export const answerChannels = ['portal', 'link', 'phone', 'in_person'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

export const channelLabels: Record<AnswerChannel, string> = {
  portal: 'In the portal',
  link: 'By link',
  phone: 'By phone',
  in_person: 'In person',
};
