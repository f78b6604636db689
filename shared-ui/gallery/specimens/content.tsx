import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardHeader,
  DescriptionList,
  EmailLink,
  FuelLabel,
  Note,
  PhoneLink,
  RegistrationPlate,
  RequestStatusBadge,
  StatCard,
  StatGrid,
  Timeline,
} from '@pitlane/shared-ui/core';
import { CalendarCheck, CircleCheck, IndianRupee, Package, TriangleAlert } from '@pitlane/shared-ui/icons';
import { Specimen, States, Wide } from './specimen.tsx';

export function Content() {
  return (
    <Specimen title="Content">
      <Wide of="StatGrid, StatCard">
        <StatGrid aria-label="Stock">
          <StatCard label="Total Parts" value="128" icon={Package} detail="in six categories" />
          <StatCard label="In Stock" value="117" icon={CircleCheck} tone="success" />
          <StatCard
            label="Low Stock"
            value="11"
            icon={TriangleAlert}
            tone="danger"
            detail="at or below minimum"
          />
          <StatCard label="Total Value" value="₹12,48,500" icon={IndianRupee} />
        </StatGrid>
      </Wide>
      <Wide of="CardGrid, Card, CardHeader, DescriptionList, CardActions">
        <CardGrid>
          <Card as="li" hasMarks>
            <CardHeader
              level={3}
              title="Hyundai Creta"
              detail="2023"
              end={<RegistrationPlate>KA 05 MN 4521</RegistrationPlate>}
            />
            <DescriptionList
              items={[
                { label: 'Colour', value: 'Phantom black' },
                { label: 'Fuel', value: <FuelLabel fuel="petrol" label="Petrol" /> },
                { label: 'Kilometres', value: '38,240' },
                { label: 'VIN', value: '' },
              ]}
            />
            <CardActions>
              <Button variant="primary" icon={CalendarCheck}>
                Book Service
              </Button>
              <Button>History</Button>
            </CardActions>
          </Card>
          <Card as="li">
            <CardHeader
              level={3}
              title="Oil Change & Maintenance"
              detail="Request #1042"
              end={<RequestStatusBadge status="in_progress" label="In Progress" />}
            />
            <Timeline
              label="Progress of request #1042"
              steps={[
                { id: 'booked', title: 'Booked', detail: '18 Nov 2026, 10:30', state: 'done' },
                { id: 'work', title: 'In the workshop', detail: 'Ravi Kumar', state: 'current' },
                { id: 'ready', title: 'Ready to collect', state: 'upcoming' },
              ]}
            />
          </Card>
        </CardGrid>
      </Wide>
      <States of="FuelLabel">
        <FuelLabel fuel="petrol" label="Petrol" />
        <FuelLabel fuel="electric" label="Electric" />
        <FuelLabel fuel="hybrid" label="Hybrid" />
        <FuelLabel fuel="cng" label="CNG" />
      </States>
      <Wide of="Note">
        <Note label="Your notes" text={'Brakes squeal in the morning.\nLeft rear tyre loses air.'} />
      </Wide>
      <Wide of="DescriptionList stacked, PhoneLink, EmailLink">
        <DescriptionList
          layout="stacked"
          items={[
            { label: 'Customer', value: 'Asha Rao' },
            { label: 'Phone', value: <PhoneLink phone="+91 98450 12345" /> },
            { label: 'Email', value: <EmailLink email="asha@pitlane.test" /> },
            { label: 'Estimated cost', value: '₹4,500' },
          ]}
        />
      </Wide>
    </Specimen>
  );
}
