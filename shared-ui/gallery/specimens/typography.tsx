import { Button } from '@pitlane/shared-ui/button';
import { Plus } from '@pitlane/shared-ui/icons';
import { PageHeader } from '@pitlane/shared-ui/page-header';

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
