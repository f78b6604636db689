import { Banner } from '@pitlane/shared-ui/core';
import { advertisedService } from '../../service/service-choice.ts';

/** Shown when a service was chosen before the vehicle. */
export function ChosenService({ service }: { service: string | null }) {
  if (service === null) return null;
  return (
    <Banner title={advertisedService(service)?.name ?? 'Your service'}>
      Which vehicle is this for? Press Book Service on its card.
    </Banner>
  );
}
