import { Banner } from '@pitlane/shared-ui/banner';
import { Button } from '@pitlane/shared-ui/button';
import { FailedState } from '@pitlane/shared-ui/failed-state';
import { Stack } from '@pitlane/shared-ui/layout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export type QueryViewProps<Data> = {
  query: UseQueryResult<Data>;
  /** What could not be done, in the product's words. */
  failure: string;
  /** Shown until there is an answer. */
  pending: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * The pending, failed and loaded state of one question to the backend. An answer that could not be renewed
 * stays, under a notice that it may be old, so that open dialogs and typed words survive.
 */
export function QueryView<Data>({ query, failure, pending, children }: QueryViewProps<Data>) {
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (data === undefined) {
    if (!error) return pending;
    return <FailedState title={failure} message={error.message} onRetry={retry} isRetrying={isFetching} />;
  }
  if (!error) return children(data);
  return (
    <Stack>
      <Banner
        tone="danger"
        title={failure}
        action={
          <Button onPress={retry} isPending={isFetching}>
            Try again
          </Button>
        }
      >
        What you see may be out of date.
      </Banner>
      {children(data)}
    </Stack>
  );
}
