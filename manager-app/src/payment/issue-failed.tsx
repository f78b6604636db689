import { type DataError, messageFor } from '@pitlane/shared-data/data-error';
import { Banner, LinkButton } from '@pitlane/shared-ui/core';
import { paths } from '../paths.ts';

export const IssueFailed = ({ error }: { error: DataError }) => (
  <Banner
    tone="danger"
    title="The invoice was not issued"
    action={error.field === 'garage' && <LinkButton href={paths.garageSettings}>Garage settings</LinkButton>}
  >
    {messageFor(error, 'Try again. The same invoice is never issued twice.')}
  </Banner>
);
