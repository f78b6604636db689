import { messageFor } from '@pitlane/shared-data/data-error';
import { openingDaysQuery } from '@pitlane/shared-data/garage';
import { useSavePlanSettings } from '@pitlane/shared-data/plan';
import { Checkbox, QueryView, Section, SkeletonForm } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

/** Whether a full day refuses bookings. */
export function FullDays() {
  const save = useSavePlanSettings();
  const change = (limit_bookings: boolean) =>
    save.mutate(
      { limit_bookings },
      {
        onSuccess: () =>
          notify.success(limit_bookings ? 'Full days refuse bookings' : 'Full days take bookings'),
        onError: (error) => notify.failure(messageFor(error, 'Failed to save')),
      },
    );
  return (
    <Section
      title="Full days"
      description="A day takes the minutes of its bays and mechanics, whichever is less. The hours of a mechanic are on their page."
    >
      <QueryView
        query={useQuery(openingDaysQuery())}
        failure="Failed to load the settings of full days"
        pending={<SkeletonForm label="Loading the settings of full days..." />}
      >
        {({ limit_bookings }) => (
          <Checkbox
            label="Refuse bookings on full days"
            description="Customers are offered the next free day. A manager may overbook after a question."
            value={save.isPending ? save.variables.limit_bookings : limit_bookings}
            onChange={change}
          />
        )}
      </QueryView>
    </Section>
  );
}
