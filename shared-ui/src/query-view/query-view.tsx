import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';

interface QueryError {
  /** A sentence for users. */
  message: string;
  /** 'not-found' and 'invalid' can show the not-found state. */
  kind?: string;
}

/** The part of TanStack Query's result that a view needs. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: QueryError | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** When the data was loaded. */
  dataUpdatedAt?: number;
  /** False for data of an earlier visit. */
  isFetched?: boolean;
  isPlaceholderData?: boolean;
}

export interface QueryViewProps<Data> {
  query: QueryLike<Data>;
  /** The error title, such as 'Failed to load vehicles'. The reason is shown below it. */
  failure: string;
  /** Shown until the first result. */
  pending?: ReactNode;
  /** Shown when the data is an empty array. */
  empty?: ReactNode;
  /** Shown when the requested item does not exist. */
  notFound?: ReactNode;
  /** Omit it to show only failures here. */
  children?: (data: NonNullable<Data>) => ReactNode;
}

const isNotFound = ({ data, error }: QueryLike<unknown>) =>
  data === null ||
  error?.kind === 'not-found' ||
  // An id that cannot be parsed is rejected as invalid.
  (data === undefined && error?.kind === 'invalid');

/** An earlier visit's data is in the cache without having been fetched. */
const isOfEarlierVisit = ({ isFetched, isPlaceholderData }: QueryLike<unknown>) =>
  isFetched === false && !isPlaceholderData;

/** The time; with the day, unless it is today. */
function formatAsOf(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat('en-IN', { ...day, hour: 'numeric', minute: '2-digit' }).format(time);
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * The states of a query: pending, failed, empty, not found and loaded. After a failed refresh the old data stays at the
 * same position in the tree, so that open dialogs and typed text are kept.
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
      {error ? (
        <StaleBanner failure={failure} asOf={query.dataUpdatedAt} onRetry={retry} isRetrying={isFetching} />
      ) : (
        isOfEarlierVisit(query) && <EarlierVisit asOf={query.dataUpdatedAt} />
      )}
      {empty && isEmptyList(data) ? empty : data !== null && children?.(data)}
    </>
  );
}

interface StaleBannerProps {
  failure: string;
  asOf: number | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

function StaleBanner({ failure, asOf, onRetry, isRetrying }: StaleBannerProps) {
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
      What you see may be out of date.{asOf !== undefined && ` It is as of ${formatAsOf(asOf)}.`}
    </Banner>
  );
}

const EarlierVisit = ({ asOf }: { asOf: number | undefined }) => (
  <Banner tone="warning">
    As of {formatAsOf(asOf ?? 0)}, your last visit. It is loaded again when the server responds.
  </Banner>
);
