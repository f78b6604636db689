import { EmptyState, LinkButton } from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

/** Shown for an invalid link, with a way to request a new one. */
export function LinkExpired() {
  return (
    <EmptyState
      title="This link has expired or was already used"
      hint="A link works once and expires after an hour."
      action={
        <LinkButton href={paths.forgotPassword} variant="primary">
          Request a new link
        </LinkButton>
      }
    />
  );
}
