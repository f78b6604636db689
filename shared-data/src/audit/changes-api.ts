import { type Page, pageSize } from '../foundation/answers/page.ts';
import type { Result } from '../foundation/answers/result.ts';
import { garageTimeZone, type PortalClient } from '../foundation/client/client.ts';
import { type SalaryPeriod, salaryPeriod } from '../hours/salary/salary-period.ts';
import type { ChangeAction, ChangeSubject } from './change.ts';
import type { Change } from './changes-answers.ts';

export interface ChangeFilter {
  /** Part of the actor's name or of the subject's label, or #key. */
  search?: string;
  subject?: ChangeSubject;
  action?: ChangeAction;
  /** The same periods as those of the payments. */
  period: SalaryPeriod;
  /** From 1. */
  page: number;
}

/** The audit trail, newest first. Managers only. */
export function listChanges(
  portal: PortalClient,
  { search, subject, action, period, page }: ChangeFilter,
  signal: AbortSignal,
): Promise<Result<Page<Change>>> {
  const { from, to } = salaryPeriod(period, new Date(), garageTimeZone());
  return portal.request((client) =>
    client
      .rpc('list_changes', {
        search,
        subject,
        action,
        changed_from: from?.toISOString(),
        changed_to: to?.toISOString(),
        page,
        page_size: pageSize,
      })
      .abortSignal(signal),
  );
}
