import { EmptyState, LinkButton } from '@pitlane/shared-ui/core';
import { SearchX } from '@pitlane/shared-ui/icons';
import { paths } from '../../paths.ts';

/** Shown alike for a request that does not exist and one of another customer. */
export const EstimateNotFound = ({ title }: { title: string }) => (
  <EmptyState
    icon={SearchX}
    title={title}
    hint="It may belong to another account."
    action={
      <LinkButton variant="primary" href={paths.tracking}>
        Track Your Services
      </LinkButton>
    }
  />
);
