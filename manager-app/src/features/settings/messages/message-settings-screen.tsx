import { type MessageSettings, messageSettingsQuery } from '@pitlane/shared-data/messages';
import { QueryView, Section, SkeletonForm, Stack } from '@pitlane/shared-ui/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { MissingChannels } from '../../../reach/missing-channels.tsx';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { Texts } from './texts.tsx';

function Delivery({ query }: { query: UseQueryResult<MessageSettings> }) {
  return (
    <Section title="Delivery" description="Each message goes by the first channel that reaches the customer.">
      <QueryView
        query={query}
        failure="Failed to load the delivery"
        pending={<SkeletonForm label="Loading the delivery..." fields={6} />}
      >
        {(settings) => (
          <Stack>
            <MissingChannels />
            <DeliveryForm settings={settings} />
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}

function Sections() {
  const query = useQuery(messageSettingsQuery());
  return (
    <>
      <Delivery query={query} />
      {/* The form above it has another height than its skeleton. */}
      {!query.isPending && <Texts />}
    </>
  );
}

export function Component() {
  return (
    <SettingsPage title="Message Settings">
      <Sections />
    </SettingsPage>
  );
}
