import { messageFor } from '@pitlane/shared-data/data-error';
import { type GarageLogo, garageLogoQuery, useRemoveLogo, useSaveLogo } from '@pitlane/shared-data/garage';
import { Button, Cluster, QueryView, Section, Skeleton, Stack } from '@pitlane/shared-ui/core';
import { Pencil, Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { FilePicker } from '@pitlane/shared-ui/photos';
import { useQuery } from '@tanstack/react-query';
import { LogoPreview } from './logo-preview.tsx';

function LogoActions({ logo }: { logo: GarageLogo | null }) {
  const saving = useSaveLogo();
  const removal = useRemoveLogo();
  const save = ([file]: readonly File[]) =>
    file &&
    saving.mutate(file, {
      onSuccess: () => notify.success('Logo saved'),
      onError: (error) => notify.failure(messageFor(error, 'Failed to save the logo')),
    });

  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => notify.success('Logo removed'),
      onError: (error) => notify.failure(messageFor(error, 'Failed to remove the logo')),
    });

  return (
    <Cluster gap={3}>
      <FilePicker
        label={logo ? 'Replace Logo' : 'Add Logo'}
        icon={logo ? Pencil : Plus}
        accept="image/*"
        isPending={saving.isPending}
        pendingLabel="Saving..."
        onPick={save}
      />
      {logo && (
        <Button isPending={removal.isPending} pendingLabel="Removing..." onPress={remove}>
          Remove Logo
        </Button>
      )}
    </Cluster>
  );
}

const Content = ({ logo }: { logo: GarageLogo | null }) => (
  <Stack gap={4}>
    {logo ? <LogoPreview logo={logo} /> : <p>No logo yet</p>}
    <LogoActions logo={logo} />
  </Stack>
);

/** Saved at once, apart from the form. */
export function LogoSection() {
  return (
    <Section
      title="Logo"
      description="Printed on job cards and approval records, and shown to whoever opens a link. Saved at once. A drawing or picture of at most 5 MB; a transparent background stays transparent."
    >
      <QueryView
        query={useQuery(garageLogoQuery())}
        failure="Failed to load the logo"
        pending={<Skeleton label="Loading the logo..." lines={2} />}
        notFound={<Content logo={null} />}
      >
        {(logo) => <Content logo={logo} />}
      </QueryView>
    </Section>
  );
}
