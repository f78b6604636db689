import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { BankAccount, Transfer } from './pay-runs-answers.ts';

/** Where a mechanic is paid; nulls where that is not known. With the right to pay, as all here. */
export const getBankAccount = (
  portal: PortalClient,
  mechanicId: string,
  signal: AbortSignal,
): Promise<Result<BankAccount>> =>
  portal.request((client) => client.rpc('bank_account', { mechanic_id: mechanicId }).abortSignal(signal));

export interface BankAccountChange {
  mechanicId: string;
  /** All three empty removes it. */
  account_name: string;
  account_number: string;
  ifsc: string;
  /** As it was read. */
  expected: BankAccount;
}

/** 'changed' when someone else has changed it since it was read. */
export const saveBankAccount = (
  portal: PortalClient,
  { mechanicId, expected, ...account }: BankAccountChange,
): Promise<Result<BankAccount>> =>
  portal.request((client) =>
    client.rpc('save_bank_account', { mechanic_id: mechanicId, ...account, expected }),
  );

/** What an approved run pays to which account. */
export const getTransfers = (
  portal: PortalClient,
  payRunId: number,
  signal: AbortSignal,
): Promise<Result<Transfer[]>> =>
  portal.request((client) => client.rpc('pay_run_transfers', { pay_run_id: payRunId }).abortSignal(signal));
