import { Button } from '@pitlane/shared-ui/button';
import { Card, CardActions, CardGrid, CardHeader } from '@pitlane/shared-ui/card';
import { DescriptionList } from '@pitlane/shared-ui/description-list';
import {
  CalendarCheck,
  Car,
  CircleCheck,
  IndianRupee,
  Package,
  TriangleAlert,
} from '@pitlane/shared-ui/icons';
import { StatCard, StatGrid } from '@pitlane/shared-ui/stat-card';
import { StatusBadge } from '@pitlane/shared-ui/status-badge';
import { Timeline } from '@pitlane/shared-ui/timeline';
import { Specimen, Wide } from './specimen.tsx';

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
              detail="KA 05 MN 4521"
              end={<StatusBadge tone="neutral">2023</StatusBadge>}
            />
            <DescriptionList
              items={[
                { label: 'Colour', value: 'Phantom black' },
                { label: 'Fuel', value: 'Petrol' },
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
              detail="Request 1042"
              end={
                <StatusBadge tone="info" icon={Car}>
                  In Progress
                </StatusBadge>
              }
            />
            <Timeline
              label="Progress of request 1042"
              steps={[
                { id: 'booked', title: 'Booked', detail: '18 Nov 2026, 10:30', state: 'done' },
                { id: 'work', title: 'In the workshop', detail: 'Ravi Kumar', state: 'current' },
                { id: 'ready', title: 'Ready to collect', state: 'upcoming' },
              ]}
            />
          </Card>
        </CardGrid>
      </Wide>
      <Wide of="DescriptionList stacked">
        <DescriptionList
          layout="stacked"
          items={[
            { label: 'Customer', value: 'Asha Rao' },
            { label: 'Phone', value: '+91 98450 12345' },
            { label: 'Estimated cost', value: '₹4,500' },
          ]}
        />
      </Wide>
    </Specimen>
  );
}
