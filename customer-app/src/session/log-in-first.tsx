import { LinkButton } from '@pitlane/shared-ui/button';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { LogIn } from '@pitlane/shared-ui/icons';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** What a visitor meets on a screen that shows a customer's own records. */
export function LogInFirst({ message }: { message: string }) {
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
