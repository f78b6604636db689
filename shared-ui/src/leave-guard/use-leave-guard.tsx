import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';

/** Loaded with the first key that is typed: a form that nobody has begun does not pay for the dialog. */
const LeaveQuestion = lazy(async () => ({ default: (await import('./leave-question.tsx')).LeaveQuestion }));

interface LeaveGuard {
  /** Runs the action that closes the form, at once or when losing the input has been confirmed. */
  leave: (close: () => void) => void;
  /** Belongs beside the form. */
  question: ReactNode;
}

/** Logging out is a decision of its own. */
const logsOut = ({ state }: Location) => Boolean(state?.logsOut);

/**
 * Asks before a form is left whose input would be lost: for another page, by closing the tab, and by what calls `leave`.
 * @param isBegun Whether something was typed that is neither saved nor being saved.
 */
export function useLeaveGuard(isBegun: boolean): LeaveGuard {
  const [closing, setClosing] = useState<{ close: () => void }>();
  const isConfirmed = useRef(false);
  const isGuarded = () => isBegun && !isConfirmed.current;

  // Another search of the same page, such as a chosen filter, keeps the form.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGuarded() && currentLocation.pathname !== nextLocation.pathname && !logsOut(nextLocation),
  );
  useBeforeUnload((event) => {
    if (isGuarded()) event.preventDefault();
  });

  const stay = () => {
    setClosing(undefined);
    blocker.reset?.();
  };
  const confirm = () => {
    isConfirmed.current = true;
    closing?.close();
    blocker.proceed?.();
  };
  return {
    leave: (close) => (isGuarded() ? setClosing({ close }) : close()),
    question: isBegun && (
      <Suspense>
        <LeaveQuestion
          isOpen={closing !== undefined || blocker.state === 'blocked'}
          onStay={stay}
          onLeave={confirm}
        />
      </Suspense>
    ),
  };
}
