import { carTypesQuery } from '@pitlane/shared-data/car-types';
import { serviceIntervalsQuery } from '@pitlane/shared-data/care';
import type { Service } from '@pitlane/shared-data/services';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { IntervalsForm } from './intervals-form.tsx';

interface IntervalsDialogProps {
  service: Service;
  onClose: () => void;
}

/** How often a service is due, by car. Opened with what is stored, which is read anew each time. */
export function IntervalsDialog({ service, onClose }: IntervalsDialogProps) {
  const intervals = useQuery({ ...serviceIntervalsQuery(service.service_id), gcTime: 0 });
  // Without them the models that are chosen already still have their number.
  const models = useQuery(carTypesQuery());
  if (intervals.data && !models.isPending)
    return (
      <IntervalsForm service={service} opened={intervals.data} models={models.data ?? []} onClose={onClose} />
    );
  return (
    <Dialog isOpen title={`Intervals of ${service.name}`} size="large" onOpenChange={onClose}>
      <QueryView
        query={intervals}
        failure="Failed to load the intervals"
        pending={<Skeleton label="Loading the intervals..." />}
      >
        {() => <Skeleton label="Loading the intervals..." />}
      </QueryView>
    </Dialog>
  );
}
