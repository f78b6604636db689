import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import type { PayRun, Transfer } from './pay-runs-answers.ts';

const columns = ['Beneficiary Name', 'Account Number', 'IFSC', 'Amount', 'Remarks'];

type Run = Pick<PayRun, 'pay_run_id' | 'last_day'>;

/** A bank can pay it. */
export const isPayable = ({ account_number }: Transfer): boolean => account_number !== null;

/** The transfers of a run as a bank reads them, amounts in plain rupees. Who has no bank account is not in it. */
export const transfersCsv = ({ pay_run_id }: Run, transfers: readonly Transfer[]): string =>
  csvHead(columns) +
  transfers
    .filter(isPayable)
    .map(({ account_name, account_number, ifsc, total, mechanic_name }) =>
      csvLine([
        textCell(account_name ?? ''),
        textCell(account_number ?? ''),
        textCell(ifsc ?? ''),
        total.toFixed(2),
        textCell(`Pay run ${pay_run_id}, ${mechanic_name}`),
      ]),
    )
    .join('');

/** Such as pay-run-3-2026-10-31.csv: the run and its last day. */
export const transfersCsvFileName = ({ pay_run_id, last_day }: Run): string =>
  `pay-run-${pay_run_id}-${last_day}.csv`;
