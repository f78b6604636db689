import type { Period } from '@pitlane/shared-data/invoices';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { periodError } from './period.ts';

/** Milliseconds: a typed date is many others before it is complete. */
const debounceDelay = 400;

const keyOf = ({ from, to }: Period) => `${from} ${to}`;

/**
 * The period of two date fields. Its days may be set in any order: only a valid one is passed to `onChange`, debounced. It
 * follows when `period` changes from outside, such as by the back button.
 */
export function useEnteredPeriod(period: Period, onChange: (period: Period) => void, years?: number) {
  const [entered, setEntered] = useState(period);
  const lastSent = useRef(keyOf(period));

  const { from, to } = period;
  useEffect(() => {
    if (keyOf({ from, to }) === lastSent.current) return;
    lastSent.current = keyOf({ from, to });
    setEntered({ from, to });
  }, [from, to]);

  const onDebounced = useEffectEvent((next: Period) => {
    if (periodError(next, years) || keyOf(next) === lastSent.current) return;
    lastSent.current = keyOf(next);
    onChange(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => onDebounced(entered), debounceDelay);
    return () => clearTimeout(timer);
  }, [entered]);

  return { entered, setEntered };
}
