import { lazy, Suspense } from 'react';
import type { DateFieldProps } from './date-field-props.ts';
import { PlainDateField } from './plain-date-field.tsx';

/** Where the code cannot be loaded, the browser's own date field works too. */
const CalendarDateField = lazy(() =>
  import('./calendar-date-field.tsx').then(
    (loaded) => ({ default: loaded.CalendarDateField }),
    () => ({ default: PlainDateField }),
  ),
);

/** A date, typed or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  return (
    // Read-only, because what is typed while the code loads would be lost with the focus.
    <Suspense fallback={<PlainDateField {...props} isReadOnly />}>
      <CalendarDateField {...props} />
    </Suspense>
  );
}
