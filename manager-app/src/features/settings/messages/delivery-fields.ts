import { formatCountOf } from '@pitlane/shared-data/formats';
import {
  type ChosenMessageSettings,
  type MessageChannel,
  type MessageSettings,
  messageChannelLabels,
} from '@pitlane/shared-data/messages';
import * as z from '@pitlane/shared-data/schema';
import type { ChangedFields } from '@pitlane/shared-ui/forms';
import { hourLabel } from '../hour-options.ts';

export const messageChannels = ['mail', 'whatsapp', 'sms'] as const;

/** A select has no empty value. */
const none = 'none';

export const channelOptions = [
  { id: none, label: 'None' },
  ...messageChannels.map((id) => ({ id, label: messageChannelLabels[id] })),
];

const senders: Record<MessageChannel, string> = {
  mail: 'mail server',
  whatsapp: 'WhatsApp provider',
  sms: 'SMS provider',
};

const isChannel = (id: string): id is MessageChannel => (messageChannels as readonly string[]).includes(id);

/** The missing settings of a channel, undefined when none is known to be missing. */
export function missingFor(
  chosen: string,
  { set_up, captured }: Pick<MessageSettings, 'set_up' | 'captured'>,
): string | undefined {
  if (!isChannel(chosen)) return undefined;
  const missing = `No ${senders[chosen]} is set up`;
  if (captured.includes(chosen)) return `${missing}: these messages are captured, not sent.`;
  if (!set_up || set_up.includes(chosen)) return undefined;
  return `${missing}: these messages wait for it, at most a day. DEPLOYING.md says how to set it up.`;
}

const channelsOf = (form: Record<'first' | 'second' | 'third', string>) =>
  [form.first, form.second, form.third].filter(isChannel);

const isDistinct = (channels: readonly string[]) => new Set(channels).size === channels.length;
const twice = 'Please choose each channel only once';

/** The first reminder goes 14 days before. */
export const fewestDays = 15;
export const mostDays = 730;
const wrongDays = `Please enter ${fewestDays} to ${mostDays} days`;

export const deliverySchema = z
  .object({
    first: z.string(),
    second: z.string(),
    third: z.string(),
    quiet_from: z.string(),
    quiet_until: z.string(),
    reminder_hour: z.string(),
    deferred_days: z.pipe(
      z.nullable(z.number()),
      z.int(wrongDays).check(z.gte(fewestDays, wrongDays), z.lte(mostDays, wrongDays)),
    ),
    attach_invoice: z.boolean(),
  })
  .check(
    z.refine(({ first, second }) => isDistinct([first, second].filter(isChannel)), {
      error: twice,
      path: ['second'],
    }),
    z.refine(({ first, second, third }) => !isChannel(third) || (third !== first && third !== second), {
      error: twice,
      path: ['third'],
    }),
  );

export type DeliveryValues = z.input<typeof deliverySchema>;

export const formOf = ({ channels, ...settings }: MessageSettings): DeliveryValues => {
  const [first = none, second = none, third = none] = channels;
  return {
    first,
    second,
    third,
    quiet_from: String(settings.quiet_from),
    quiet_until: String(settings.quiet_until),
    reminder_hour: String(settings.reminder_hour),
    deferred_days: settings.deferred_days,
    attach_invoice: settings.attach_invoice,
  };
};

export const settingsOf = (form: z.output<typeof deliverySchema>): ChosenMessageSettings => ({
  channels: channelsOf(form),
  quiet_from: Number(form.quiet_from),
  quiet_until: Number(form.quiet_until),
  reminder_hour: Number(form.reminder_hour),
  deferred_days: form.deferred_days,
  attach_invoice: form.attach_invoice,
});

export const deliveryFields: ChangedFields<MessageSettings> = [
  {
    label: 'Channels',
    text: ({ channels }) => channels.map((channel) => messageChannelLabels[channel]).join(', '),
  },
  { label: 'Quiet from', text: ({ quiet_from }) => hourLabel(quiet_from) },
  { label: 'Quiet until', text: ({ quiet_until }) => hourLabel(quiet_until) },
  { label: 'Reminders at', text: ({ reminder_hour }) => hourLabel(reminder_hour) },
  { label: 'Deferred after', text: ({ deferred_days }) => formatCountOf(deferred_days, 'day') },
  { label: 'Invoice attached', text: ({ attach_invoice }) => (attach_invoice ? 'Yes' : 'No') },
];
