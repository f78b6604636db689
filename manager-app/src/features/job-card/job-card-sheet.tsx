import { formatDateTime, formatKilometres, formatMoney } from '@pitlane/shared-data/formats';
import { fuelLevelLabels, type JobCard } from '@pitlane/shared-data/front-desk';
import type { GarageLogo } from '@pitlane/shared-data/garage';
import { formatAppointment, statusLabel } from '@pitlane/shared-data/requests';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import {
  DescriptionList,
  media,
  Note,
  PaperSheet,
  RegistrationPlate,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { Logo } from '@pitlane/shared-ui/logo';
import { QrCode } from '@pitlane/shared-ui/qr-code';
import { createGlobalStyle, styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { CardLines } from './card-lines.tsx';

/** No size: the printer's paper, A4 or A5. */
const PrintPage = createGlobalStyle`
  @page {
    margin: 10mm;
  }
`;

const Sheet = styled(PaperSheet)`
  @media ${media.print} {
    gap: ${space(4)};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(4)};

  h2 {
    font-size: ${token('text-xl')};
  }

  p {
    margin-block-start: ${space(2)};
  }
`;

const LogoPlace = styled.div`
  margin-block-end: ${space(2)};
  /* The picture, not its plate, begins where the text does. */
  margin-inline-start: calc(-1 * ${space(2)});

  @media ${media.print} {
    margin-inline-start: 0;
  }
`;

/** Where people write by hand. */
const Signature = styled.p`
  margin-block-start: ${space(8)};
  padding-block-start: ${space(1)};
  border-block-start: ${token('hairline')} solid ${token('text')};
  color: ${token('text-muted')};
`;

interface JobCardSheetProps {
  card: JobCard;
  logo: GarageLogo | null | undefined;
}

/** Fits one A5 page for a usual job. */
export function JobCardSheet({ card, logo }: JobCardSheetProps) {
  const { request_id, customer, arrived_at, arrival_fuel, collected_at } = card;
  return (
    <Sheet aria-labelledby="job-card-title">
      <PrintPage />
      <Head>
        <div>
          {logo && (
            <LogoPlace>
              <Logo {...logo} />
            </LogoPlace>
          )}
          <h2 id="job-card-title">Job Card #{request_id}</h2>
          <p>
            <RegistrationPlate>{card.registration_number}</RegistrationPlate>
          </p>
          <p>{vehicleNameWithYear(card)}</p>
        </div>
        <QrCode
          text={new URL(paths.jobCard(request_id), window.location.origin).href}
          label={`QR code of request #${request_id}`}
        />
      </Head>
      <DescriptionList
        items={[
          { label: 'Customer', value: customer.name },
          { label: 'Phone', value: customer.phone },
          { label: 'VIN', value: card.vin },
          { label: 'Booked for', value: formatAppointment(card) },
          {
            label: 'Answered',
            value: card.confirmed_at && `I am coming (${formatDateTime(card.confirmed_at)})`,
          },
          { label: 'Status', value: statusLabel(card.status) },
          { label: 'Mechanic', value: card.mechanic_name },
          { label: 'Arrived', value: arrived_at ? formatDateTime(arrived_at) : 'Not checked in' },
          { label: 'Checked in by', value: card.checked_in_by },
          {
            label: 'Kilometres',
            value: card.arrival_kilometres === null ? null : formatKilometres(card.arrival_kilometres),
          },
          { label: 'Fuel', value: arrival_fuel && fuelLevelLabels[arrival_fuel] },
          { label: 'Key number', value: card.key_number },
          { label: 'Collected', value: collected_at && formatDateTime(collected_at) },
          { label: 'Handed over by', value: card.handed_over_by },
        ]}
      />
      <CardLines lines={card.lines} />
      <DescriptionList
        items={[
          { label: 'Estimate', value: formatMoney(card.estimated_cost) },
          { label: 'Final cost', value: card.final_cost === null ? null : formatMoney(card.final_cost) },
        ]}
      />
      <Note label="What is wrong" text={card.complaints.join('\n')} />
      <Note label="Customer notes" text={card.customer_notes} />
      <Note label="Things left in the car" text={card.belongings} />
      <Signature>Signature of the customer</Signature>
    </Sheet>
  );
}
