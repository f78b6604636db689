import { todayInGarage } from '@pitlane/shared-data/formats';
import { parseId } from '@pitlane/shared-data/paths';
import { serviceBookQuery } from '@pitlane/shared-data/service-books';
import { useSession } from '@pitlane/shared-data/session';
import { vehicleName } from '@pitlane/shared-data/vehicles';
import {
  Button,
  Checkbox,
  NotFound,
  Page,
  PageHeader,
  QueryView,
  ScreenOnly,
  Skeleton,
  Stack,
} from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { BookSheet } from '../../service-book/book-sheet.tsx';
import { BookLink } from './book-link.tsx';
import { PassOn } from './pass-on.tsx';

/** Shown alike for a vehicle that does not exist and one that the user may not see. */
const notFound = (
  <NotFound
    title="Vehicle not found"
    hint="It may have been deleted, or have another owner now."
    back={{ href: paths.vehicles, label: 'Vehicle Register' }}
  />
);

/** The service book of a car: to print, for its owner a link for a buyer, and passing it on. */
export function Component() {
  // The others who open it are managers.
  const isOwn = useSession().account?.role === 'customer';
  const id = parseId(useParams().vehicleId);
  const query = useQuery(serviceBookQuery(id));
  const [hasPrices, setPrices] = useState(false);
  const name = query.data && vehicleName(query.data.vehicle);
  return (
    <Page width="form">
      <ScreenOnly>
        <PageHeader
          title="Service Book"
          subject={name}
          back={
            id === null
              ? { href: paths.vehicles, label: 'Vehicle Register' }
              : { href: paths.vehicle(id), label: 'Vehicle Record' }
          }
          actions={
            query.data && (
              <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                Print
              </Button>
            )
          }
        />
      </ScreenOnly>
      {id === null ? (
        notFound
      ) : (
        <QueryView
          query={query}
          failure="Failed to load the service book"
          pending={<Skeleton label="Loading the service book..." lines={8} />}
          notFound={notFound}
        >
          {(book) => (
            <Stack gap={6}>
              <ScreenOnly>
                <Stack gap={6}>
                  {isOwn && <BookLink vehicleId={id} link={book.link} />}
                  <PassOn vehicleId={id} isOwn={isOwn} book={book} />
                </Stack>
              </ScreenOnly>
              <Stack gap={1}>
                <ScreenOnly>
                  <Checkbox label="Show prices" value={hasPrices} onChange={setPrices} />
                </ScreenOnly>
                <BookSheet book={book} hasPrices={hasPrices} readAt={todayInGarage()} />
              </Stack>
            </Stack>
          )}
        </QueryView>
      )}
    </Page>
  );
}
