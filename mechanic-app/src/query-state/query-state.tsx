import { messageFor } from '@pitlane/shared-data/data-error';
import { FailedState } from '@pitlane/shared-ui/failed-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface QueryStateProps {
  query: UseQueryResult;
  /** What could not be done, in the product's words; the server's own message comes first where it has one. */
  failure: string;
  /** Shown until there is an answer, where what shows the answer does not say so itself. */
  pending?: ReactNode;
}

/** A question's pending and failed state. An answer that is known stays in sight below a failed refresh of it. */
export function QueryState({ query, failure, pending }: QueryStateProps) {
  const { error, isPending, isFetching, refetch } = query;
  return (
    <>
      {isPending && pending}
      {error && (
        <FailedState
          message={messageFor(error, failure)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </>
  );
}
