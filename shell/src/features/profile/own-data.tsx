import { usePortalClient } from '@pitlane/shared-data/client';
import { messageFor } from '@pitlane/shared-data/data-error';
import { todayInGarage } from '@pitlane/shared-data/formats';
import { useSingleFlight } from '@pitlane/shared-data/mutation';
import { exportOwnData } from '@pitlane/shared-data/profile';
import { Button, Section, saveFile } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';

const save = (text: string) =>
  saveFile(text, { name: `pitlane-my-data-${todayInGarage()}.json`, type: 'application/json' });

/** A customer's copy of everything that is stored about them. */
export function OwnData() {
  const client = usePortalClient();
  const exportData = useSingleFlight({
    mutationFn: () => exportOwnData(client),
    onSuccess: save,
    onError: (error) =>
      notify.failure(messageFor(error, 'Your data could not be downloaded. Please try again.')),
  });
  return (
    <Section
      title="Your Data"
      description="Your details, vehicles and service requests in one file (JSON), to keep or to take elsewhere."
    >
      <div>
        <Button
          icon={Download}
          isPending={exportData.isPending}
          pendingLabel="Collecting..."
          onPress={() => exportData.mutate()}
        >
          Download my data
        </Button>
      </div>
    </Section>
  );
}
