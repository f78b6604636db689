import { formatMoney, formatMoneyWithPaise } from '../../foundation/numbers/money.ts';
import type { PriceProposal } from './part-prices-answers.ts';

/** 'cost ₹250.00 + 40 % + 18 % GST, rounded up to ₹10': how a price is proposed. */
export const describeProposal = (cost: number, { margin, tax_rate, round_to }: PriceProposal): string =>
  `cost ${formatMoneyWithPaise(cost)} + ${margin} %${tax_rate === null ? '' : ` + ${tax_rate} % GST`}` +
  `${round_to === null ? '' : `, rounded up to ${formatMoney(round_to)}`}`;
