import { pageSize } from '../../foundation/answers/page.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { PaySlip, PaySlipPage } from '../pay-runs/pay-runs-answers.ts';

/** The signed-in mechanic's slips, newest first. */
export const listPaySlips = (
  portal: PortalClient,
  page: number,
  signal: AbortSignal,
): Promise<Result<PaySlipPage>> =>
  portal.request((client) => client.rpc('list_pay_slips', { page, page_size: pageSize }).abortSignal(signal));

export interface PaySlipOf {
  payRunId: number;
  /** From a manager; a mechanic reads the own one. */
  mechanicId?: string;
}

export const getPaySlip = (
  portal: PortalClient,
  { payRunId, mechanicId }: PaySlipOf,
  signal: AbortSignal,
): Promise<Result<PaySlip>> =>
  portal.request((client) =>
    client.rpc('pay_slip', { pay_run_id: payRunId, mechanic_id: mechanicId }).abortSignal(signal),
  );

/** About a line of the own slip; the same question again changes nothing. */
export const askAboutPay = (
  portal: PortalClient,
  { lineId, question }: { lineId: number; question: string },
): Promise<Result<PaySlip>> =>
  portal.request((client) => client.rpc('ask_about_pay', { line_id: lineId, question }));
