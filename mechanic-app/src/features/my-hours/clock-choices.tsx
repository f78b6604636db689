import {
  type ClockEntry,
  type JoinableJob,
  type OtherWork,
  otherWorkLabels,
} from '@pitlane/shared-data/hours';
import { Button, Cluster, Section, Stack } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { useClockPress } from '../../waiting-work/use-clock-press.ts';

const OtherWorkDialog = lazy(async () => ({
  default: (await import('./other-work-dialog.tsx')).OtherWorkDialog,
}));

interface ClockChoicesProps {
  open: ClockEntry | null;
  /** In progress, own ones first. */
  jobs: readonly JoinableJob[];
}

/** What can be put on the clock by one press; what runs is left out. */
export function ClockChoices({ open, jobs }: ClockChoicesProps) {
  const { press, isPending } = useClockPress();
  const [isAsking, setAsking] = useState(false);
  const put = (kind: OtherWork, note?: string) =>
    press({ kind: 'other_work', work: { kind, ...(note && { note }) } }, note ?? otherWorkLabels[kind]);
  return (
    <Section title="What you do now">
      <Stack gap={3}>
        {jobs
          .filter(({ request_id }) => request_id !== open?.request_id)
          .map(({ request_id: requestId, registration_number, service_name, mechanic_name, is_own }) => {
            const job = `${registration_number}, ${service_name}`;
            return (
              <Button
                key={requestId}
                size="large"
                isDisabled={isPending}
                onPress={() => press({ kind: 'join', requestId }, job)}
              >
                {is_own ? `Go On: ${job}` : `Join ${mechanic_name}: ${job}`}
              </Button>
            );
          })}
        <Cluster gap={3}>
          {(Object.keys(otherWorkLabels) as OtherWork[])
            .filter((kind) => kind === 'other' || kind !== open?.other_work)
            .map((kind) => (
              <Button
                key={kind}
                size="large"
                isDisabled={isPending}
                onPress={() => (kind === 'other' ? setAsking(true) : put(kind))}
              >
                {kind === 'other' ? `${otherWorkLabels[kind]}…` : otherWorkLabels[kind]}
              </Button>
            ))}
        </Cluster>
      </Stack>
      <Suspense fallback={null}>
        {isAsking && (
          <OtherWorkDialog onPut={(note) => put('other', note)} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </Section>
  );
}
