import type { MessageEventRow } from './read-schema.ts';

const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const printEvent = ({ event, label, opens, notice }: MessageEventRow) => `\
  ${event}: {
    label: ${quote(label)},
    opens: ${quote(opens)},
    notice: ${quote(notice)},
  },`;

/** private.message_events as a TypeScript module. */
export const printMessageEvents = (events: MessageEventRow[]): string => `\
/**
 * Generated from private.message_events by \`npm run types -w shared-data\`. Do not edit. In the order of a visit. opens: the
 * screen that a link or a notice leads to; notice: the text in the bell, with facts in braces.
 */
export const messageEvents = {
${events.map(printEvent).join('\n')}
} as const;
`;
