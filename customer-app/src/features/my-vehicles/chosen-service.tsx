import { Banner } from '@pitlane/shared-ui/banner';
import { advertisedService } from '../../service/service-choice.ts';

/** Reminds someone who came with a service in mind that the vehicle for it is still to be chosen. */
export function ChosenService({ service }: { service: string | null }) {
  if (service === null) return null;
  return (
    <Banner title={advertisedService(service)?.name ?? 'Your service'}>
      Choose the vehicle that it is for: press Book Service on its card.
    </Banner>
  );
}
