import type { MessageSettings } from '@pitlane/shared-data/messages';
import { FormSelect, useWatch } from '@pitlane/shared-ui/forms';
import { channelOptions, type DeliveryValues, missingFor } from './delivery-fields.ts';

interface ChannelSelectProps {
  name: 'first' | 'second' | 'third';
  label: string;
  settings: MessageSettings;
}

/** Says of a chosen channel when nothing can send its messages; such a channel is not offered. */
export function ChannelSelect({ name, label, settings }: ChannelSelectProps) {
  const chosen = useWatch<DeliveryValues, typeof name>({ name });
  const missing = missingFor(chosen, settings);
  return (
    <FormSelect
      name={name}
      label={label}
      options={channelOptions.map((option) => ({
        ...option,
        isDisabled: option.id !== chosen && missingFor(option.id, settings) !== undefined,
      }))}
      {...(missing && { description: missing })}
    />
  );
}
