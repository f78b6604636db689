import { NotFound } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

/** Shown alike for a request that does not exist and one of another customer. */
export const EstimateNotFound = ({ title }: { title: string }) => (
  <NotFound
    title={title}
    hint="It may belong to another account."
    back={{ href: paths.tracking, label: 'Track Your Services' }}
  />
);
