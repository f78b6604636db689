import { useRevokeWallLink, type WallLink } from '@pitlane/shared-data/board';
import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDateTime } from '@pitlane/shared-data/formats';
import { Button, type Column, DataTable } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';

/** Who made each link, and what ends it. */
export function WallLinks({ links }: { links: readonly WallLink[] }) {
  const revoke = useRevokeWallLink();
  const end = ({ link_id, name }: WallLink) =>
    revoke.mutate(link_id, {
      onSuccess: () => notify.success(`The link of ${name} has ended`),
      onError: (error) => notify.failure(messageFor(error, 'Failed to end the link')),
    });
  const columns: Column<WallLink>[] = [
    { id: 'name', header: 'Screen', isRowHeader: true, isKey: true, cell: ({ name }) => name },
    { id: 'created', header: 'Made', cell: ({ created_at }) => formatDateTime(created_at) },
    { id: 'by', header: 'By', cell: ({ created_by_name }) => created_by_name },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      isKey: true,
      cell: (link) => (
        <Button
          aria-label={`End Link of ${link.name}`}
          isPending={revoke.isPending && revoke.variables === link.link_id}
          onPress={() => end(link)}
        >
          End Link
        </Button>
      ),
    },
  ];
  return <DataTable label="Wall screens" columns={columns} rows={links} rowKey={({ link_id }) => link_id} />;
}
