import { formatDate, todayInGarage } from '@pitlane/shared-data/formats';
import { openBook } from '@pitlane/shared-data/service-books';
import { Button, Cluster, QueryView, ScreenOnly, SkeletonCard, Stack } from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { LinkPage } from '@pitlane/shared-ui/link-page';
import { useCallback } from 'react';
import { LinkEnded } from '../../link-page/link-ended.tsx';
import type { LinkScreenProps } from '../../link-page/start-link-page.tsx';
import { useLinkQuery } from '../../link-page/use-link-query.ts';
import { BookSheet } from '../../service-book/book-sheet.tsx';

const ended =
  'Links of service books end after 90 days, and when the owner ends them. Ask the owner for a new one.';

/** The service book of a car for whoever has its link, such as a buyer: to read and to print. */
export function BookScreen({ client, token, contact }: LinkScreenProps) {
  const read = useCallback((signal: AbortSignal) => openBook(client, token, signal), [client, token]);
  return (
    <LinkPage title="Service Book">
      <QueryView
        query={useLinkQuery(read)}
        failure="Failed to load the service book"
        pending={<SkeletonCard label="Loading the service book..." count={2} />}
        notFound={<LinkEnded client={client} message={ended} contact={contact} />}
      >
        {(book) => (
          <Stack gap={6}>
            <ScreenOnly>
              <Cluster>
                <p>{`Shown by the owner of the car until ${formatDate(book.expires_at)}.`}</p>
                <Button icon={Printer} onPress={() => window.print()}>
                  Print
                </Button>
              </Cluster>
            </ScreenOnly>
            <BookSheet book={book} hasPrices={book.with_prices} readAt={todayInGarage()} />
          </Stack>
        )}
      </QueryView>
    </LinkPage>
  );
}
