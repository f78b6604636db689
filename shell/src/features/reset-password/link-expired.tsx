import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { LinkButton } from '@pitlane/shared-ui/link';
import { paths } from '../../paths.ts';

/** The link cannot be used, and how to get another. */
export function LinkExpired() {
  return (
    <EmptyState
      title="This link has expired or was used already"
      hint="A link works once, within an hour of its mail."
      action={
        <LinkButton href={paths.forgotPassword} variant="primary">
          Ask for a new link
        </LinkButton>
      }
    />
  );
}
