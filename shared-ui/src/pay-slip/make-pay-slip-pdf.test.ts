/** @page */

import { openPdf } from '../testing/open-pdf.ts';
import { paySlipWithJobs, samplePaySlip } from '../testing/sample-pay-slip.ts';
import { makePaySlipPdf } from './make-pay-slip-pdf.ts';

const open = async (sheet = samplePaySlip) => openPdf(await makePaySlipPdf(sheet));
const normal = (text: string) => text.replaceAll(/\s+/g, ' ');
const paise = (text = '') => Math.round(Number(text.replaceAll(',', '')) * 100);

test('The text of the file has every job with its minutes, rate and rule, every other line and the answers', async () => {
  const { pages, info } = await open();
  expect(pages).toHaveLength(1);
  const text = normal(pages.join('\n'));
  const expected = [
    ...['Payslip', 'Ravi Kumar', '1 Nov 2026 to 30 Nov 2026', '1 Dec 2026 by Meera Iyer', 'Pitlane Garage'],
    '#1042 12 Nov 2026 Brake Repair & Service, KA 05 MN 4521 150 437.35 1,093.38 3% of 1,23,658.50 3,709.76 4,803.14',
    '#1050 12 Nov 2026 Oil Change, KA 05 MN 4521 45 437.35 328.01 3% of 3,999.50 119.99 448.00',
    ...['Diwali Meera Iyer 500.00', 'Advance of 5 November Meera Iyer -1,000.00'],
    'Rupees Four Thousand Five Hundred and Sixty Four Paise Only',
    'The rest was waiting for the filter. (Meera Iyer)',
    ...['Is this the whole bonus? Not answered yet', 'Page 1 of 1'],
  ];
  expect(expected.filter((words) => !text.replaceAll('− ', '-').includes(words))).toEqual([]);
  expect(info).toMatchObject({ Title: 'Payslip 12, Ravi Kumar', Author: 'Pitlane Garage, Indiranagar' });
});

test('The sums of the tables add up to the total, and are those of their lines @long', async () => {
  const { pages } = await open();
  const text = normal(pages.join('\n'));
  const sums = [...text.matchAll(/Sum (-?[\d,]+\.\d\d)/g)].map(([, sum]) => paise(sum));
  expect(sums).toHaveLength(3);
  expect(sums.reduce((total, sum) => total + sum, 0)).toBe(paise(/Total ₹([\d,.]+)/.exec(text)?.[1]));
  const amounts = [...text.matchAll(/% of [\d,.]+ [\d,.]+ ([\d,]+\.\d\d)/g)].map(([, sum]) => paise(sum));
  expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(sums[0]);
});

test('A month of sixty jobs takes several pages, nothing outside the margins @long', async () => {
  const { pages, pieces } = await open(paySlipWithJobs(60));
  expect(pages.length).toBeGreaterThan(1);
  const text = normal(pages.join(' '));
  for (const job of [2001, 2060]) expect(text).toContain(`#${job}`);
  for (const { str, x, width } of pieces.filter(({ str }) => str.trim())) {
    expect([str, x >= 35, x + width <= 561]).toEqual([str, true, true]);
  }
});

test('A draft says that it is one @long', async () => {
  const { pages } = await open({ ...samplePaySlip, approved: null });
  expect(normal(pages.join(' '))).toContain('Draft, not approved');
});
