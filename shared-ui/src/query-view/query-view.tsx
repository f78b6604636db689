import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';

interface QueryError {
  /** A sentence for people. */
  message: string;
  /** 'not-found' and 'invalid' are told apart from other failures. */
  kind?: string;
}

/** What a view needs of a query; TanStack Query's result has it. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: QueryError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** What could not be done, such as 'Failed to load vehicles'. The reason is shown below it. */
  failure: string;
  /** Shown until there is an answer. */
  pending?: ReactNode;
  /** Shown in place of an answer that is an empty array. */
  empty?: ReactNode;
  /** Shown where the query looks up one thing and it does not exist. */
  notFound?: ReactNode;
  /** Absent where the answer is shown elsewhere, so that only its failure is shown here. */
  children?: (data: NonNullable<Data>) => ReactNode;
}

const isNotFound = ({ data, error }: ViewedQuery<unknown>) =>
  data === null ||
  error?.kind === 'not-found' ||
  // An id that cannot even be read is refused as invalid.
  (data === undefined && error?.kind === 'invalid');

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * The states of a query: pending, failed, empty, not found and loaded. After a failed refresh the last answer stays,
 * in the same place of the tree, so that open dialogs and typed text survive.
 */
export function QueryView<Data>({
  query,
  failure,
  pending,
  empty,
  notFound,
  children,
}: QueryViewProps<Data>) {
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (notFound && isNotFound(query)) return notFound;
  if (data === undefined) {
    if (!error) return pending;
    return <FailedState title={failure} message={error.message} onRetry={retry} isRetrying={isFetching} />;
  }
  return (
    <>
      {error && <StaleBanner failure={failure} onRetry={retry} isRetrying={isFetching} />}
      {empty && isEmptyList(data) ? empty : data !== null && children?.(data)}
    </>
  );
}

interface StaleBannerProps {
  failure: string;
  onRetry: () => void;
  isRetrying: boolean;
}

function StaleBanner({ failure, onRetry, isRetrying }: StaleBannerProps) {
  return (
    <Banner
      tone="danger"
      title={failure}
      action={
        <Button onPress={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      }
    >
      What you see may be out of date.
    </Banner>
  );
}
