/** @page */

import { openPdf } from '../../testing/open-pdf.ts';
import {
  creditedSample,
  creditedWholeSample,
  sampleInvoice,
  sampleWithLines,
} from '../../testing/sample-invoice.ts';
import { makePdfInBrowser } from './browser-pdf.ts';

const open = async (sheet: Parameters<typeof makePdfInBrowser>[0]) => openPdf(await makePdfInBrowser(sheet));
const normal = (text: string) => text.replaceAll(/\s+/g, ' ');
const rupees = (value: number) =>
  value.toLocaleString('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
const amount = (value: number) => value.toLocaleString('en-IN', { minimumFractionDigits: 2 });

test('The text of the file has every word and sum of the sheet', async () => {
  const { pages } = await open(sampleInvoice);
  expect(pages).toHaveLength(1);
  const text = normal(pages.join('\n'));
  const { seller, buyer, lines, taxes, totals, payments, amountDue, bank } = sampleInvoice;
  const expected = [
    ...['Tax Invoice', 'PL/2026-27/000123', '22 Nov 2026', seller.name, buyer.name, '29ABCDE1234F1Z5'],
    ...['Karnataka (29)', 'KA 05 MN 4521', '2023 Hyundai Creta', '38,240 km', '#1042', 'Battery 12 V 60 Ah'],
    'Battery 12 V 60 Ah 85071000 1 pc 1,20,000.50 93,750.39 28% 13,125.05 13,125.06 1,20,000.50',
    ...lines.flatMap(({ code, unitPrice, value, cgst, amount: sum }) => [
      code ?? '',
      ...[unitPrice, value ?? 0, cgst ?? 0, sum].map(amount),
    ]),
    ...taxes.flatMap(({ rate, tax }) => [`${rate}%`, amount(tax)]),
    ...[totals.value, totals.cgst, totals.sgst].map((sum) => amount(sum ?? 0)),
    ...payments.flatMap(({ method, reference, amount: sum }) => [method ?? '', reference ?? '', amount(sum)]),
    `Total ${rupees(totals.amount)}`,
    `Amount due ${rupees(amountDue ?? 0)}`,
    'Rupees One Lakh Twenty Three Thousand Six Hundred Fifty Eight and Fifty Paise Only',
    ...bank.map(({ value }) => value),
    'Subject to Bengaluru jurisdiction.',
    `Authorised signatory, ${seller.name}`,
    'Page 1 of 1',
  ];
  expect(expected.filter((words) => !text.includes(words))).toEqual([]);
  expect(text.match(/₹/g)).toHaveLength(2);
  expect(text).not.toContain('?');
});

test('The rows before the amount due, credit notes included, add up to it @long', async () => {
  const { pages } = await open(creditedSample);
  const text = normal(pages.join('\n'));
  const rest = /Payments and credit notes, in rupees (.*?) Amount due ₹([\d,.]+)/.exec(text);
  expect(rest?.[1]).toContain('23 Nov 2026 Credit note PC/2026-27/000004 3,658.50');
  const [total, due, ...sums] = [
    /Total ₹([\d,.]+)/.exec(text)?.[1],
    rest?.[2],
    ...(rest?.[1]?.match(/[\d,]+\.\d\d(?!\d)/g) ?? []),
  ].map((sum) => Number(sum?.replaceAll(',', '')));
  expect(sums).toHaveLength(3);
  expect(sums.reduce((left, sum) => left - sum, total ?? 0)).toBe(due);
});

test('An invoice credited whole says so, lists the credit note, and owes nothing @long', async () => {
  const { pages } = await open(creditedWholeSample);
  const text = normal(pages.join('\n'));
  expect(text).toContain('Credited In full');
  expect(text).toMatch(/Credit notes, in rupees .*PC\/2026-27\/000004 1,23,658\.50 Amount due ₹0\.00/);
});

test('A usual invoice is under 100 kB, and every font in it is an embedded subset @long', async () => {
  const { size, fonts, fontFiles, standardFonts } = await open(sampleWithLines(12));
  expect(size).toBeLessThan(100_000);
  expect(fonts).toHaveLength(3);
  expect(fontFiles).toBe(fonts.length);
  expect(standardFonts).toBe(0);
});

test('Title, language and author are set @long', async () => {
  const { info } = await open(sampleInvoice);
  expect(info).toMatchObject({
    Title: 'Tax Invoice PL/2026-27/000123',
    Author: 'Pitlane Garage, Indiranagar',
    Language: 'en-IN',
  });
});

test('The file is tagged: headings, tables with headers, and a text for the QR code @long', async () => {
  const { isTagged, tags, outlines, alts } = await open(sampleInvoice);
  expect(isTagged).toBe(true);
  expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
  expect(tags.filter((tag) => tag === 'Table')).toHaveLength(3);
  expect(outlines[0]).toContain(
    'Table(Caption THead(TR(TH TH TH TH TH TH TH TH TH TH)) TBody(TR(TD TH TD TD TD TD TD TD TD TD)',
  );
  expect(outlines[0]).toContain('TFoot(TR(');
  expect(alts).toEqual(['QR code to pay ₹53,658.50 by UPI']);
});

test('Sixty lines take several pages, each with the head of the table and its number @long', async () => {
  const { pages, tags, pieces } = await open(sampleWithLines(60));
  expect(pages.length).toBeGreaterThan(2);
  const rows = tags.filter((tag) => tag === 'TR');
  // Lines, tax summary and payments, each with its head, and the sums of the lines.
  expect(rows).toHaveLength(60 + 3 + 2 + 3 + 1);
  const text = normal(pages.join(' '));
  for (const item of [1, 30, 60]) expect(text).toContain(`item ${item} `);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    if (/item \d/.test(page)) expect(page).toContain('HSN/SAC');
  }
  // Nothing is outside the margins.
  for (const { str, x, y, width } of pieces.filter(({ str }) => str.trim())) {
    expect([str, x >= 35, x + width <= 561, y >= 35, y <= 806]).toEqual([str, true, true, true, true]);
  }
});

test('A description longer than a page goes on over the next ones @long', async () => {
  const [line] = sampleInvoice.lines;
  if (!line) throw new Error('The sample has no line');
  const words = Array.from({ length: 900 }, (_, index) => `word${index}`);
  const { pages } = await open({ ...sampleInvoice, lines: [{ ...line, description: words.join(' ') }] });
  const text = normal(pages.join(' '));
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('Names without a space are broken into lines @long', async () => {
  const name = 'Thiruvananthapuram'.repeat(8);
  const { pieces } = await open({ ...sampleInvoice, buyer: { ...sampleInvoice.buyer, name } });
  for (const { str, width } of pieces.filter(({ str }) => str.includes('Thiru'))) {
    expect([str, width < 180]).toEqual([str, true]);
  }
});

test.each([
  ['Devanagari', 'क्षत्रिय'],
  ['Tamil', 'பொன்னி'],
  ['Kannada', 'ಮೂರ್ತಿ'],
])(
  'A name in %s is drawn with the font of its script, and read aloud as it is spelled @long',
  async (script, name) => {
    const { fonts, pages, actualTexts } = await open({
      ...sampleInvoice,
      buyer: { ...sampleInvoice.buyer, name },
    });
    expect(fonts.join()).toContain(`NotoSans${script}-Bold`);
    expect(actualTexts).toEqual([name]);
    expect(pages.join()).not.toContain('?');
  },
);

const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('A logo is a picture named like the garage, which is written where the format is unknown @long', async () => {
  const { alts } = await open({ ...sampleInvoice, logo });
  expect(alts).toContain(sampleInvoice.seller.name);
  const other = await open({ ...sampleInvoice, logo: logo.replace('png', 'webp') });
  expect(other.alts).not.toContain(sampleInvoice.seller.name);
  // Besides the party's name and the signature.
  expect(other.pages.join().split(sampleInvoice.seller.name)).toHaveLength(4);
});

test('A character that no font has is a question mark, and the file says so @long', async () => {
  const buyer = { ...sampleInvoice.buyer, name: 'Zoë 王 👨‍👩‍👧 Rao' };
  const { pages } = await open({ ...sampleInvoice, buyer });
  const text = normal(pages.join(' '));
  expect(text).toContain('Zoë ? ? Rao');
  expect(text).toContain('A question mark may stand for a character that the fonts of this file lack.');
});
