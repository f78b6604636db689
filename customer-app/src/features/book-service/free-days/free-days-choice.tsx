import { token } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

const BookingDays = lazy(() => import('./booking-days.tsx'));

const Choice = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
    color: ${token('accent-text')};
    font-weight: ${token('weight-medium')};
    cursor: pointer;
  }
`;

/** A month of days to choose from, loaded when it is opened. */
export function FreeDaysChoice() {
  const [isOpened, setOpened] = useState(false);
  return (
    <Choice onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>Show free days</summary>
      <Suspense fallback={null}>{isOpened && <BookingDays />}</Suspense>
    </Choice>
  );
}
