import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import { QueryView, SkeletonForm, Stack } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { GarageForm } from './garage-form.tsx';
import { LogoSection } from './logo-section.tsx';

function Garage() {
  return (
    <QueryView
      query={useQuery(garageSettingsQuery())}
      failure="Failed to load the garage"
      pending={<SkeletonForm label="Loading the garage..." />}
    >
      {(garage) => (
        <Stack gap={8}>
          <GarageForm garage={garage} />
          {/* Last, so that it moves nothing when it arrives. */}
          <LogoSection />
        </Stack>
      )}
    </QueryView>
  );
}

export function Component() {
  return (
    <SettingsPage title="Garage" isNarrow>
      <Garage />
    </SettingsPage>
  );
}
