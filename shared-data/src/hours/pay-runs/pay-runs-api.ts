import { pageSize } from '../../foundation/answers/page.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { AddedLineKind } from './pay-kinds.ts';
import type { PayRun, PayRunPage } from './pay-runs-answers.ts';

/** Newest first. Managers only, as all here. */
export const listPayRuns = (
  portal: PortalClient,
  page: number,
  signal: AbortSignal,
): Promise<Result<PayRunPage>> =>
  portal.request((client) => client.rpc('list_pay_runs', { page, page_size: pageSize }).abortSignal(signal));

export const getPayRun = (
  portal: PortalClient,
  payRunId: number,
  signal: AbortSignal,
): Promise<Result<PayRun>> =>
  portal.request((client) => client.rpc('pay_run_details', { pay_run_id: payRunId }).abortSignal(signal));

/** Starts a draft, or joins that of the same days. With the right to pay, as all below but the check. */
export const startPayRun = (
  portal: PortalClient,
  { from, to }: { from: string; to: string },
): Promise<Result<PayRun>> =>
  portal.request((client) => client.rpc('start_pay_run', { first_day: from, last_day: to }));

export interface NewPayLine {
  payRunId: number;
  mechanicId: string;
  kind: AddedLineKind;
  /** Rupees, above zero; a correction may be below. */
  amount: number;
  reason: string;
  /** The line of an approved run that a correction puts right. */
  corrects?: number;
  /** A uuid per form: a retry with the same key adds no second line. */
  idempotencyKey?: string;
}

export const addPayLine = (portal: PortalClient, line: NewPayLine): Promise<Result<PayRun>> =>
  portal.request((client) =>
    client.rpc('add_pay_line', {
      pay_run_id: line.payRunId,
      mechanic_id: line.mechanicId,
      kind: line.kind,
      amount: line.amount,
      reason: line.reason,
      corrects: line.corrects,
      idempotency_key: line.idempotencyKey,
    }),
  );

export const removePayLine = (portal: PortalClient, lineId: number): Promise<Result<PayRun>> =>
  portal.request((client) => client.rpc('remove_pay_line', { line_id: lineId }));

/** The lines as they were seen, by the seal of `PayRun`. */
export interface SealedRun {
  payRunId: number;
  seal: string;
}

/** 'changed' when the lines are others than the seal stands for. */
export const checkPayRun = (portal: PortalClient, { payRunId, seal }: SealedRun): Promise<Result<PayRun>> =>
  portal.request((client) => client.rpc('check_pay_run', { pay_run_id: payRunId, seal }));

/** Pays everybody in it. 'changed' when the lines are others than the seal stands for; then nothing is paid. */
export const approvePayRun = (portal: PortalClient, { payRunId, seal }: SealedRun): Promise<Result<PayRun>> =>
  portal.request((client) => client.rpc('approve_pay_run', { pay_run_id: payRunId, seal }));

export const cancelPayRun = (portal: PortalClient, payRunId: number): Promise<Result<PayRun>> =>
  portal.request((client) => client.rpc('cancel_pay_run', { pay_run_id: payRunId }));

export const answerPayQuestion = (
  portal: PortalClient,
  { questionId, answer }: { questionId: number; answer: string },
): Promise<Result<PayRun>> =>
  portal.request((client) => client.rpc('answer_pay_question', { question_id: questionId, answer }));
