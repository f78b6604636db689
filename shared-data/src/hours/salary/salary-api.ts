import { maxPageSize, pageSize } from '../../foundation/answers/page.ts';
import { type Result, succeed } from '../../foundation/answers/result.ts';
import { garageTimeZone, type PortalClient } from '../../foundation/client/client.ts';
import type {
  DueSalary,
  ListedPayment,
  PaymentJobs,
  SalaryAtRate,
  SalaryPayment,
  SalaryPaymentPage,
} from './salary-answers.ts';
import type { SalaryPaymentFilter } from './salary-keys.ts';
import { salaryPeriod } from './salary-period.ts';

interface Paging {
  page: number;
  size: number;
}

/** Payments that the caller may see, newest first: all of them for a manager, their own for a mechanic. */
function listSalaryPayments(
  portal: PortalClient,
  { search, period }: SalaryPaymentFilter,
  { page, size }: Paging,
  signal?: AbortSignal,
): Promise<Result<SalaryPaymentPage>> {
  const { from, to } = salaryPeriod(period, new Date(), garageTimeZone());
  return portal.request((client) => {
    const request = client.rpc('list_salary_payments', {
      search,
      paid_from: from?.toISOString(),
      paid_to: to?.toISOString(),
      page,
      page_size: size,
    });
    return signal ? request.abortSignal(signal) : request;
  });
}

export const listSalaryPaymentPage = (
  portal: PortalClient,
  { page, ...filter }: SalaryPaymentFilter & { page: number },
  signal: AbortSignal,
) => listSalaryPayments(portal, filter, { page, size: pageSize }, signal);

/** All matching payments. A payment made between two requests shifts the pages, so duplicates are removed. */
export async function listAllSalaryPayments(
  portal: PortalClient,
  filter: SalaryPaymentFilter,
): Promise<Result<ListedPayment[]>> {
  const payments = new Map<number, ListedPayment>();
  for (let page = 1; ; page += 1) {
    const answer = await listSalaryPayments(portal, filter, { page, size: maxPageSize });
    if (!answer.success) return answer;
    for (const payment of answer.data.rows) payments.set(payment.payment_id, payment);
    if (answer.data.rows.length < maxPageSize) return succeed([...payments.values()]);
  }
}

/** The mechanics with unpaid completed jobs. Managers only. */
export const listSalariesDue = (portal: PortalClient, signal: AbortSignal): Promise<Result<DueSalary[]>> =>
  portal.request((client) => client.rpc('salaries_due').abortSignal(signal));

/** The jobs that a payment covered; mechanics may read their own payments only. */
export const getPaymentJobs = (
  portal: PortalClient,
  paymentId: number,
  signal: AbortSignal,
): Promise<Result<PaymentJobs>> =>
  portal.request((client) => client.rpc('payment_jobs', { payment_id: paymentId }).abortSignal(signal));

export interface SalaryOrder {
  mechanicId: string;
  requestIds: readonly number[];
  /** Rupees, as adjusted by the manager; null pays the computed amount. */
  finalAmount: number | null;
  notes?: string;
  /** A uuid per form: a retry with the same key returns the first payment and pays nothing more. */
  idempotencyKey?: string;
}

/** Records the payment and marks the jobs paid in one transaction. The server computes time pay and bonus. */
export const paySalary = (portal: PortalClient, order: SalaryOrder): Promise<Result<SalaryPayment>> =>
  portal.request((client) =>
    client.rpc('pay_salary', {
      mechanic_id: order.mechanicId,
      request_ids: [...order.requestIds],
      final_amount: order.finalAmount ?? undefined,
      notes: order.notes,
      idempotency_key: order.idempotencyKey,
    }),
  );

/** What another rate, in rupees an hour, makes of a mechanic's unpaid jobs. */
export const getSalaryAtRate = (
  portal: PortalClient,
  { mechanicId, hourlyRate }: { mechanicId: string; hourlyRate: number },
  signal: AbortSignal,
): Promise<Result<SalaryAtRate>> =>
  portal.request((client) =>
    client.rpc('salary_at_rate', { mechanic_id: mechanicId, hourly_rate: hourlyRate }).abortSignal(signal),
  );

/** Pays all unpaid jobs of a mechanic and dismisses them, all or nothing. */
export const payAndDismiss = (portal: PortalClient, order: SalaryOrder): Promise<Result<SalaryPayment>> =>
  portal.request((client) =>
    client.rpc('pay_and_dismiss', {
      mechanic_id: order.mechanicId,
      request_ids: [...order.requestIds],
      final_amount: order.finalAmount ?? undefined,
      idempotency_key: order.idempotencyKey,
    }),
  );
