import { FailedState, Page, PageHeader } from '@pitlane/shared-ui/core';

interface FailedPageProps {
  title: string;
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** A full page with an error message and a retry button. */
export function FailedPage({ title, message, onRetry, isRetrying }: FailedPageProps) {
  return (
    <Page>
      <title>{`${title} · Pitlane`}</title>
      <PageHeader title={title} />
      <FailedState title="What you can do" message={message} onRetry={onRetry} isRetrying={isRetrying} />
    </Page>
  );
}
