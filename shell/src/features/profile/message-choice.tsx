import { messageFor } from '@pitlane/shared-data/data-error';
import {
  type MessagePreference,
  messageChannelLabels,
  messageKindLabels,
  useSaveMessagePreference,
} from '@pitlane/shared-data/messages';
import { Checkbox } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

/** Switches one kind of message on one channel on or off. */
export function MessageChoice({ kind, channel, wanted }: MessagePreference) {
  const save = useSaveMessagePreference();
  const choose = (chosen: boolean) =>
    save.mutate(
      { kind, channel, wanted: chosen },
      {
        onError: (error) =>
          notify.failure(
            messageFor(error, `Your choice for ${messageKindLabels[kind].toLowerCase()} could not be saved`),
          ),
      },
    );
  return (
    <Checkbox
      label={messageChannelLabels[channel]}
      value={save.isPending ? save.variables.wanted : wanted}
      onChange={choose}
    />
  );
}
