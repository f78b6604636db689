import { formatCountOf, formatDate, formatKilometres, formatMoney } from '@pitlane/shared-data/formats';
import type { BookService, OwnedService, PublicBook } from '@pitlane/shared-data/service-books';
import { fuelLabels, vehicleName, vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import {
  A4Page,
  DescriptionList,
  EmptyState,
  media,
  PaperSheet,
  RegistrationPlate,
  space,
} from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { Letterhead } from '../paper/letterhead.tsx';
import { RecordSection } from '../paper/record-section.tsx';
import { BookEntry } from './book-entry.tsx';

const Sheet = styled(PaperSheet)`
  gap: ${space(6)};

  @media ${media.medium} {
    padding: ${space(8)};
  }

  @media ${media.print} {
    gap: ${space(5)};
    padding: 0;
  }
`;

const Services = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Title = styled.h3`
  margin: 0;
`;

interface BookSheetProps {
  book: Pick<PublicBook, 'garage' | 'years'> & {
    services: readonly (BookService | OwnedService)[];
    vehicle: PublicBook['vehicle'] & { vin?: string | null };
  };
  hasPrices: boolean;
  /** When it was read. */
  readAt: string;
}

/** What the garage did on a car, newest first, on sheets of A4. */
export const BookSheet = ({
  book: { vehicle, garage, services, years },
  hasPrices,
  readAt,
}: BookSheetProps) => (
  <Sheet aria-labelledby="book-title">
    <A4Page />
    <Letterhead
      titleId="book-title"
      title={`Service Book of ${vehicleName(vehicle)}`}
      detail={`As of ${formatDate(readAt)}`}
      garage={garage}
    />
    <RecordSection title="Vehicle">
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Model', value: vehicleNameWithYear(vehicle) },
          {
            label: 'Registration',
            value: <RegistrationPlate>{vehicle.registration_number}</RegistrationPlate>,
          },
          { label: 'Kilometres', value: formatKilometres(vehicle.km_driven) },
          { label: 'Fuel type', value: fuelLabels[vehicle.fuel_type] },
          { label: 'Colour', value: vehicle.color },
          { label: 'VIN', value: vehicle.vin },
        ]}
      />
    </RecordSection>
    {hasPrices && years.length > 0 && (
      <RecordSection title="Costs per Year">
        <DescriptionList
          layout="stacked"
          items={years.map(({ year, amount, services: count }) => ({
            label: String(year),
            value: `${formatMoney(amount)}, ${formatCountOf(count, 'service')}`,
          }))}
        />
      </RecordSection>
    )}
    <section aria-labelledby="book-services">
      <Title id="book-services">Services</Title>
      {services.length === 0 ? (
        <EmptyState title="No services yet" hint="Completed services of this garage appear here." />
      ) : (
        <Services>
          {services.map((service, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: services of a book have no key and keep their order
            <BookEntry key={place} service={service} hasPrices={hasPrices} />
          ))}
        </Services>
      )}
    </section>
  </Sheet>
);
