import { FailedState } from '@pitlane/shared-ui/failed-state';
import { Page } from '@pitlane/shared-ui/layout';
import { PageHeader } from '@pitlane/shared-ui/page-header';

interface FailedPageProps {
  title: string;
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** A whole page that says what failed and offers to try again. */
export function FailedPage({ title, message, onRetry, isRetrying }: FailedPageProps) {
  return (
    <Page>
      <title>{`${title} · Pitlane`}</title>
      <PageHeader title={title} />
      <FailedState title="What you can do" message={message} onRetry={onRetry} isRetrying={isRetrying} />
    </Page>
  );
}
