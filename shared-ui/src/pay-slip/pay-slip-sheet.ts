/** What a payslip says, as the server computed it: money in rupees, days as '2026-11-22'. Nothing here is added up. */
export interface PaySlipSheet {
  /** Of the pay run. */
  number: number;
  firstDay: string;
  lastDay: string;
  approved: { date: string; name: string } | null;
  garage: { name: string; address: string | null; phone: string | null; email: string | null };
  /** A PNG or JPEG as a data URL. */
  logo: string | null;
  mechanicName: string;
  jobs: readonly PaySlipJob[];
  /** Of the jobs. */
  jobsSum: number;
  /** Additions, deductions and corrections, each with its sum. */
  others: readonly { label: string; lines: readonly PaySlipLine[]; sum: number }[];
  total: number;
  questions: readonly PaySlipQuestion[];
}

export interface PaySlipJob {
  requestId: number;
  completed: string;
  service: string;
  plate: string;
  minutes: number;
  /** For an hour. */
  hourlyRate: number;
  timePay: number;
  /** Percent of the cost. */
  bonusRate: number;
  cost: number;
  bonus: number;
  amount: number;
}

export interface PaySlipLine {
  reason: string;
  addedBy: string;
  /** Below zero: taken off. */
  amount: number;
}

export interface PaySlipQuestion {
  /** What the line is. */
  about: string;
  question: string;
  /** Null: not answered yet. */
  answer: { text: string; name: string } | null;
}
