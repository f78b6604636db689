import type { DeskDay } from '@pitlane/shared-data/front-desk';
import { FilterGroup, media, space, token, useListParams } from '@pitlane/shared-ui/core';
import { Calendar, Car, CircleCheck, type IconComponent } from '@pitlane/shared-ui/icons';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { OnDeskAction } from './desk-action.ts';
import { DeskRow, DeskRows } from './desk-row.tsx';

/** Side by side on a wide screen, elsewhere one at a time. */
const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  section {
    display: grid;
    align-content: start;
    gap: ${space(2)};
    min-inline-size: 0;
  }

  @media not ${media.wide} {
    section[data-chosen='false'] {
      display: none;
    }
  }

  h2 {
    font-size: ${token('text-lg')};
  }

  section > p {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    block-size: 4.5rem;
    padding-inline: ${space(3)};
    border: ${token('hairline')} dashed ${token('line')};
    border-radius: ${token('radius')};
    color: ${token('text-muted')};
  }
`;

const Tabs = styled.div`
  @media ${media.wide} {
    display: none;
  }
`;

interface Stage {
  id: keyof DeskDay;
  title: string;
  tab: string;
  empty: string;
  icon: IconComponent;
}

const stages: [Stage, ...Stage[]] = [
  {
    id: 'expected',
    title: 'Expected today',
    tab: 'Expected',
    empty: 'No more cars are expected today',
    icon: Calendar,
  },
  { id: 'arrived', title: 'In work', tab: 'In work', empty: 'No car is in the garage', icon: Car },
  {
    id: 'ready',
    title: 'Ready to collect',
    tab: 'Ready',
    empty: 'No car is waiting to be collected',
    icon: CircleCheck,
  },
];

/** The cars of today by where they stand, each with its next step. */
export function DeskColumns({ day, onAction }: { day: DeskDay } & OnDeskAction) {
  const { readOneOf, change } = useListParams();
  const ids = useId();
  const chosen = readOneOf(
    'show',
    stages.map(({ id }) => id),
  );
  const shown = stages.find(({ id }) => id === chosen) ?? stages[0];
  return (
    <>
      <Tabs>
        <FilterGroup
          label="Cars"
          options={stages.map(({ id, tab }) => ({ id, label: tab, count: day[id].length }))}
          value={shown.id}
          onChange={(show) => change({ show })}
        />
      </Tabs>
      <Columns>
        {stages.map(({ id, title, empty, icon: Icon }) => (
          <section key={id} data-chosen={id === shown.id} aria-labelledby={ids + id}>
            <h2 id={ids + id}>{day[id].length > 0 ? `${title} (${day[id].length})` : title}</h2>
            {day[id].length === 0 ? (
              <p>
                <Icon aria-hidden="true" /> {empty}
              </p>
            ) : (
              <DeskRows aria-label={title}>
                {day[id].map((request) => (
                  <DeskRow key={request.request_id} request={request} onAction={onAction} />
                ))}
              </DeskRows>
            )}
          </section>
        ))}
      </Columns>
    </>
  );
}
