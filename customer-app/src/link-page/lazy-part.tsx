import { DataError } from '@pitlane/shared-data/data-error';
import { QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { type ReactNode, useCallback } from 'react';
import { useLinkQuery } from './use-link-query.ts';

interface LazyPartProps<Part> {
  /** Imports the part's code; stays the same function. */
  load: () => Promise<Part>;
  /** In a sentence, such as 'the invoice'. */
  name: string;
  children: (part: NonNullable<Part>) => ReactNode;
}

/** A part of a link's page that few readers open: its code is loaded when it is opened. */
export function LazyPart<Part>({ load, name, children }: LazyPartProps<Part>) {
  const read = useCallback(
    () =>
      load().then(
        (data) => ({ success: true as const, data }),
        (cause: unknown) => ({ success: false as const, error: new DataError('offline', { cause }) }),
      ),
    [load],
  );
  return (
    <QueryView
      query={useLinkQuery(read)}
      failure={`Failed to load ${name}`}
      pending={<SkeletonCard label={`Loading ${name}...`} />}
    >
      {children}
    </QueryView>
  );
}
