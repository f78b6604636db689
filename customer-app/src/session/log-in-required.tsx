import { EmptyState, LinkButton } from '@pitlane/shared-ui/core';
import { LogIn } from '@pitlane/shared-ui/icons';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** Replaces a customer's records for visitors. */
export function LogInRequired({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={LogIn}
      title={message}
      action={
        <LinkButton variant="primary" href={paths.login(pathname + search)}>
          Log In
        </LinkButton>
      }
    />
  );
}
