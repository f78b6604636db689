import type { DeskDay as Day } from '@pitlane/shared-data/front-desk';
import { CardGrid, EmptyState, Section, Stack } from '@pitlane/shared-ui/core';
import { Calendar, Car, CircleCheck, type IconComponent } from '@pitlane/shared-ui/icons';
import type { OnDeskAction } from './desk-action.ts';
import { DeskRequestCard } from './desk-request-card.tsx';

interface Stage {
  key: keyof Day;
  title: string;
  empty: string;
  icon: IconComponent;
}

const stages: Stage[] = [
  { key: 'expected', title: 'Expected today', empty: 'No more cars are expected today', icon: Calendar },
  { key: 'arrived', title: 'Arrived', empty: 'No car is in the garage', icon: Car },
  { key: 'ready', title: 'Ready to collect', empty: 'No car is waiting to be collected', icon: CircleCheck },
];

/** The cars of today, each with its next step. */
export function DeskDay({ day, onAction }: { day: Day } & OnDeskAction) {
  return (
    <Stack gap={6}>
      {stages.map(({ key, title, empty, icon }) => (
        <Section key={key} title={day[key].length > 0 ? `${title} (${day[key].length})` : title}>
          {day[key].length === 0 ? (
            <EmptyState icon={icon} title={empty} />
          ) : (
            <CardGrid aria-label={title}>
              {day[key].map((request) => (
                <li key={request.request_id}>
                  <DeskRequestCard request={request} hasCustomer onAction={onAction} />
                </li>
              ))}
            </CardGrid>
          )}
        </Section>
      ))}
    </Stack>
  );
}
