import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { PaymentMethod } from './payment.ts';
import type { Receipt, RecordedPayment, RequestBalance } from './payments-answers.ts';

/** 'not-found' for another customer's request. */
export const getBalance = (
  portal: PortalClient,
  requestId: number,
  signal: AbortSignal,
): Promise<Result<RequestBalance>> =>
  portal.request((client) => client.rpc('request_balance', { request_id: requestId }).abortSignal(signal));

export interface NewPayment {
  requestId: number;
  method: PaymentMethod;
  /** Rupees. */
  amount: number;
  reference?: string;
  /** What was paid as it was read. */
  expectedPaid: number;
  idempotencyKey: string;
}

/**
 * A deposit until the job is completed, then a payment; 'conflict' for more than may be taken, 'changed' when something else
 * was paid or refunded by someone else. Managers only.
 */
export const recordPayment = (
  portal: PortalClient,
  { requestId, method, amount, reference, expectedPaid, idempotencyKey }: NewPayment,
): Promise<Result<RecordedPayment>> =>
  portal.request((client) =>
    client.rpc('record_payment', {
      request_id: requestId,
      method,
      amount,
      ...(reference && { reference }),
      expected_paid: expectedPaid,
      idempotency_key: idempotencyKey,
    }),
  );

export interface NewRefund extends NewPayment {
  reason: string;
}

/** 'conflict' and 'changed' as `recordPayment`. Managers with the right to pay. */
export const refundPayment = (
  portal: PortalClient,
  { requestId, method, amount, reason, reference, expectedPaid, idempotencyKey }: NewRefund,
): Promise<Result<RecordedPayment>> =>
  portal.request((client) =>
    client.rpc('refund_payment', {
      request_id: requestId,
      method,
      amount,
      reason,
      ...(reference && { reference }),
      expected_paid: expectedPaid,
      idempotency_key: idempotencyKey,
    }),
  );

export interface PaymentCorrection {
  paymentId: number;
  reason: string;
  idempotencyKey: string;
}

/** Managers with the right to pay. */
export const correctPayment = (
  portal: PortalClient,
  { paymentId, reason, idempotencyKey }: PaymentCorrection,
): Promise<Result<RecordedPayment>> =>
  portal.request((client) =>
    client.rpc('correct_payment', { payment_id: paymentId, reason, idempotency_key: idempotencyKey }),
  );

/** 'not-found' for another customer's. */
export const getReceipt = (
  portal: PortalClient,
  paymentId: number,
  signal: AbortSignal,
): Promise<Result<Receipt>> =>
  portal.request((client) => client.rpc('read_receipt', { payment_id: paymentId }).abortSignal(signal));
