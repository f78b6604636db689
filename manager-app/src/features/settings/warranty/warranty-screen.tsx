import { warrantyTermsQuery } from '@pitlane/shared-data/repeats';
import { QueryView, SkeletonForm } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { WarrantyForm } from './warranty-form.tsx';

function Warranty() {
  return (
    <QueryView
      query={useQuery(warrantyTermsQuery())}
      failure="Failed to load the warranty"
      pending={<SkeletonForm label="Loading the warranty..." />}
    >
      {(terms) => <WarrantyForm terms={terms} />}
    </QueryView>
  );
}

export function Component() {
  return (
    <SettingsPage title="Warranty" isNarrow>
      <Warranty />
    </SettingsPage>
  );
}
