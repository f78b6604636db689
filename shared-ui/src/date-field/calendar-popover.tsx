import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { innerButtonStyle } from '../field/control-style.ts';
import { popoverStyle } from '../field/popover-style.ts';
import { space, token } from '../theme/token.ts';

const Sheet = styled(Popover)`
  ${popoverStyle}
  max-inline-size: calc(100vw - ${space(4)});
`;

const Inside = styled(Dialog)`
  padding: ${space(3)};
  outline: 0;
  overflow: auto;
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(2)};
`;

const Month = styled(CalendarHeading)`
  font-size: ${token('text-md')};
  letter-spacing: 0;
`;

const Turn = styled(Button)`
  ${innerButtonStyle}
`;

const Weeks = styled(CalendarGrid)`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
`;

const Weekday = styled(CalendarHeaderCell)`
  padding-block: ${space(1)};
  font-family: ${token('font-drawing')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-regular')};
  color: ${token('text-muted')};
`;

const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: min(${token('target')}, 12vw);
  block-size: min(${token('target')}, 12vw);
  border-radius: ${token('radius')};
  cursor: pointer;

  &[data-hovered] {
    background: ${token('surface-hover')};
  }

  &[data-today] {
    box-shadow: inset 0 0 0 ${token('hairline')} ${token('line-control')};
  }

  &[data-selected] {
    background: ${token('accent')};
    color: ${token('on-accent')};
    font-weight: ${token('weight-bold')};
  }

  &[data-disabled],
  &[data-unavailable] {
    color: ${token('line-strong')};
    cursor: not-allowed;
  }

  &[data-outside-month] {
    display: none;
  }
`;

export function CalendarPopover() {
  return (
    <Sheet>
      <Inside>
        <Calendar>
          <Bar>
            <Turn slot="previous">
              <ChevronLeft aria-hidden="true" />
            </Turn>
            <Month />
            <Turn slot="next">
              <ChevronRight aria-hidden="true" />
            </Turn>
          </Bar>
          <Weeks>
            <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
          </Weeks>
        </Calendar>
      </Inside>
    </Sheet>
  );
}
