import { Button, PageHeader } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';

export function Typography() {
  return (
    <PageHeader
      title="My Vehicles"
      description="Your cars, their fuel and their last service."
      back={{ href: '#dashboard', label: 'Dashboard' }}
      actions={
        <Button variant="primary" icon={Plus}>
          Add New Vehicle
        </Button>
      }
    />
  );
}
