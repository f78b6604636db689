import { messageFor } from '@pitlane/shared-data/data-error';
import { useTold } from '@pitlane/shared-data/messages';
import { isFullDay } from '@pitlane/shared-data/plan';
import {
  type Assignment,
  type MechanicAssignment,
  useAssignMechanics,
  useCancelRequests,
  useMoveRequests,
  useUnassignMechanics,
} from '@pitlane/shared-data/requests';
import { notify } from '@pitlane/shared-ui/notifications';
import { useRef, useState } from 'react';
import {
  type AppointmentEvent,
  type Report,
  reportAssignments,
  reportCancellations,
  reportMoves,
  reportOne,
  reportUndone,
  titleOf,
} from './outcomes.ts';
import { withReach } from './told.ts';

/** A failure of one is said as it is; of several the banner says each. */
function announce(report: Report, success = titleOf(report)) {
  const { outcomes } = report;
  const failures = outcomes.filter(({ hasFailed }) => hasFailed);
  if (failures.length === 0) notify.success(success);
  else notify.failure(outcomes.length === 1 ? (failures[0]?.text ?? '') : titleOf(report));
}

/** What was moved, and why the rest was not. */
const fullDayOf = (report: Report, error: unknown) => ({
  message: `${titleOf(report)}. ${messageFor(error, 'That day is full.')}`,
  isFullDay: true,
});

const appointmentsOf = (requests: readonly Assignment[], reason: string) =>
  requests.map(({ request_id, scheduled_date }) => ({
    requestId: request_id,
    seenDate: scheduled_date,
    reason,
  }));

/**
 * Changes one or several requests, each its own transaction.
 * @param requests those that are shown.
 * @param onChanged takes the ids of those that were changed.
 */
export function useChanges(requests: readonly Assignment[], onChanged: (ids: readonly number[]) => void) {
  const assign = useAssignMechanics();
  const unassign = useUnassignMechanics();
  const move = useMoveRequests();
  const cancel = useCancelRequests();
  const told = useTold();
  const [report, setReport] = useState<Report | null>(null);
  const latest = useRef<Report>(undefined);

  /** Whole, with how the customers were told, so that nothing below it moves a second time. */
  const showReport = async (next: Report, seen: readonly Assignment[]) => {
    latest.current = next;
    const whole = await withReach(next, seen, told);
    if (latest.current === next) setReport(whole);
  };
  const dismiss = () => {
    latest.current = undefined;
    setReport(null);
  };
  const list = (next: Report, seen: readonly Assignment[]) => {
    // One that failed alone was said.
    if (next.outcomes.length === 1 && next.outcomes[0]?.hasFailed) dismiss();
    else void showReport(next, seen);
    onChanged(next.outcomes.filter(({ hasFailed }) => !hasFailed).map(({ requestId }) => requestId));
  };
  const show = (next: Report, seen: readonly Assignment[], success?: string) => {
    announce(next, success);
    list(next, seen);
  };

  return {
    report,
    dismiss,
    assigning: assign.isPending ? assign.variables.map(({ requestId }) => requestId) : [],
    isUndoing: unassign.isPending,
    onAssign: async (assignments: readonly MechanicAssignment[]) => {
      if (assign.isPending) return;
      const pending = new Set(
        requests.filter(({ status }) => status === 'pending').map(({ request_id }) => request_id),
      );
      try {
        const next = reportAssignments(await assign.mutateAsync(assignments), pending);
        show(next, requests, assignments.length === 1 ? 'Mechanic assigned successfully' : undefined);
      } catch (error) {
        notify.failure(messageFor(error, 'Failed to assign mechanic'));
      }
    },
    onUndo: async () => {
      if (!report) return;
      try {
        const next = reportUndone(await unassign.mutateAsync(report.undo));
        const [first] = report.undo;
        announce(
          next,
          report.undo.length === 1 ? `Request #${first?.requestId} is pending again` : undefined,
        );
        latest.current = undefined;
        setReport(next.outcomes.length > 1 ? next : null);
      } catch (error) {
        notify.failure(messageFor(error, 'Failed to undo the assignment'));
      }
    },
    /** Shows the outcome of a request that was changed in its own dialog. */
    onChangedOne: (request: Assignment, text: string, event: AppointmentEvent) =>
      void showReport(reportOne(request.request_id, text, event), [request]),
    /**
     * Answers with the error of the whole form, if there is one. A day that is full for some is a question: sent again
     * with `overbook`, those that were moved stay as they are. Closed instead, the form leaves each outcome on the screen.
     */
    onMove: async (moved: readonly Assignment[], reason: string, day: string, overbook: boolean) => {
      const moves = appointmentsOf(moved, reason).map((item) => ({
        ...item,
        scheduledDate: day,
        ...(overbook && { overbook }),
      }));
      try {
        const outcomes = await move.mutateAsync(moves);
        const refused = outcomes.filter(({ error }) => isFullDay(error));
        const next = reportMoves(outcomes);
        if (refused[0] && !overbook) {
          list(next, moved);
          return fullDayOf(next, refused[0].error);
        }
        show(next, moved);
      } catch (error) {
        return { message: messageFor(error, 'Failed to move the requests. Please try again.') };
      }
      return undefined;
    },
    onCancel: async (cancelled: readonly Assignment[], reason: string) => {
      try {
        show(reportCancellations(await cancel.mutateAsync(appointmentsOf(cancelled, reason))), cancelled);
      } catch (error) {
        return { message: messageFor(error, 'Failed to cancel the requests. Please try again.') };
      }
      return undefined;
    },
  };
}
