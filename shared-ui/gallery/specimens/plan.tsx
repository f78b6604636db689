import { Board, BoardCard, BoardColumn } from '@pitlane/shared-ui/board';
import { Button } from '@pitlane/shared-ui/core';
import { type MonthDay, MonthView } from '@pitlane/shared-ui/month-view';
import { useState } from 'react';
import { Specimen, Wide } from './specimen.tsx';

const days = new Map<string, MonthDay>([
  ['2026-11-26', { state: 'free', note: 'Free' }],
  ['2026-11-27', { state: 'nearly-full', note: 'Nearly full' }],
  ['2026-11-28', { state: 'full', note: 'Full' }],
  ['2026-11-29', { state: 'closed', note: 'Closed: Sundays' }],
]);

export function Plan() {
  const [day, setDay] = useState('2026-11-27');
  const [month, setMonth] = useState('2026-11');
  return (
    <Specimen title="Plan">
      <MonthView
        label="Free days"
        {...{ month, days }}
        value={day}
        onChange={setDay}
        onMonthChange={setMonth}
        min="2026-11-25"
        max="2027-11-25"
      />
      <Wide of="Board">
        <Board>
          <BoardColumn title="Arrived" count={0}>
            {null}
          </BoardColumn>
          <BoardColumn title="Waiting" count={1}>
            <BoardCard
              title="KA 01 AB 1234"
              tone="warning"
              end="2h 10m"
              note="Manager's turn"
              lines={[
                { id: 'waits', text: 'Parts', emphasis: 'strong' },
                { id: 'car', text: 'Tata Nexon', emphasis: 'muted' },
              ]}
            >
              <Button>Go On</Button>
            </BoardCard>
          </BoardColumn>
          <BoardColumn title="Ready" count={1}>
            <BoardCard
              title="KA 05 CD 4321"
              tone="success"
              lines={[{ id: 'service', text: 'Periodic Service' }]}
            />
          </BoardColumn>
        </Board>
      </Wide>
    </Specimen>
  );
}
