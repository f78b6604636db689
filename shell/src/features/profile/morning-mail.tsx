import { messageFor } from '@pitlane/shared-data/data-error';
import {
  type MorningMail as Choice,
  morningMailQuery,
  useSaveMorningMail,
} from '@pitlane/shared-data/messages';
import { Checkbox, QueryView, Section, Skeleton, useOnScreen } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

const describe = ({ hour, email, is_set_up, is_captured }: Choice) => {
  if (!is_set_up) return 'The garage cannot send mail yet. DEPLOYING.md says how to set it up.';
  const shown = is_captured ? ' It is captured, not sent: the backend shows it at /mails.' : '';
  return `At ${hour}:00 by the clock of the garage, to ${email}.${shown}`;
};

function Switch({ choice }: { choice: Choice }) {
  const save = useSaveMorningMail();
  return (
    <Checkbox
      label="Mail me every morning"
      description={describe(choice)}
      isDisabled={!choice.is_set_up && !choice.wanted}
      value={save.isPending ? save.variables : choice.wanted}
      onChange={(wanted) =>
        save.mutate(wanted, {
          onError: (error) => notify.failure(messageFor(error, 'Your choice could not be saved')),
        })
      }
    />
  );
}

/** Whether a manager gets the figures of the morning by mail. Loaded when it is in view: it is far down on the profile. */
export function MorningMail() {
  const container = useRef<HTMLDivElement>(null);
  const isVisible = useOnScreen(container);
  const query = useQuery({ ...morningMailQuery(), enabled: isVisible });
  return (
    <Section
      title="Morning Mail"
      description="One mail a day: what was taken yesterday, the plan of today, what waits for you, and what is due."
    >
      <div ref={container} data-loads-on-scroll={query.data ? undefined : ''}>
        <QueryView
          query={query}
          failure="Failed to load your choice of the morning mail"
          pending={<Skeleton label="Loading your choice of the morning mail..." lines={2} />}
        >
          {(choice) => <Switch choice={choice} />}
        </QueryView>
      </div>
    </Section>
  );
}
