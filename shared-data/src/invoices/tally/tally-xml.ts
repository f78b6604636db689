import type { Period } from '../../foundation/days/period.ts';
import { customers, groupOf } from './ledgers.ts';
import type { Voucher } from './vouchers.ts';

/** What XML 1.0 cannot hold: control characters and halves of pairs. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** On one line. */
const escapeXml = (text: string) =>
  text
    .replace(unwritable, '')
    .replace(/\s+/g, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');

const tag = (name: string, text: string | null) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');

/** Tally counts a debit as negative, and calls it "deemed positive". */
const amountOf = (debit: number) => (-debit / 100).toFixed(2);

const entryXml = ({ ledger, debit }: Voucher['entries'][number]) =>
  `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', ledger)}` +
  `<ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>` +
  `<AMOUNT>${amountOf(debit)}</AMOUNT></ALLLEDGERENTRIES.LIST>`;

/** Of a customer where one is in it. */
const partyLedger = (entries: Voucher['entries']) =>
  (entries.find(({ ledger }) => ledger === customers) ?? entries[0])?.ledger ?? null;

const view = 'Accounting Voucher View';

const voucherXml = ({ id, type, number, day, party, gstin, narration, entries }: Voucher) =>
  `<VOUCHER REMOTEID="${escapeXml(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="${view}">` +
  tag('DATE', day.replaceAll('-', '')) +
  tag('VOUCHERTYPENAME', type) +
  tag('VOUCHERNUMBER', number) +
  tag('REFERENCE', number) +
  tag('PARTYLEDGERNAME', partyLedger(entries)) +
  tag('PARTYNAME', party) +
  tag('PARTYGSTIN', gstin) +
  tag('PERSISTEDVIEW', view) +
  tag('NARRATION', narration) +
  entries.map(entryXml).join('') +
  '</VOUCHER>';

const ledgerXml = (ledger: string) =>
  `<LEDGER NAME="${escapeXml(ledger)}" ACTION="Create"><NAME.LIST>${tag('NAME', ledger)}</NAME.LIST>` +
  `${tag('PARENT', groupOf(ledger))}<ISBILLWISEON>No</ISBILLWISEON></LEDGER>`;

const envelope = (report: string, messages: readonly string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>' +
  `<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>${report}</REPORTNAME></REQUESTDESC><REQUESTDATA>\n` +
  messages.map((xml) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${xml}</TALLYMESSAGE>\n`).join('') +
  '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';

/** Those that move something: Tally takes no empty voucher. */
const moving = (vouchers: readonly Voucher[]) => vouchers.filter(({ entries }) => entries.length > 0);

/** The vouchers, as TallyPrime imports transactions. */
export const vouchersXml = (vouchers: readonly Voucher[]): string =>
  envelope('Vouchers', moving(vouchers).map(voucherXml));

/** The ledgers that the vouchers name, as TallyPrime imports masters. */
export function ledgersXml(vouchers: readonly Voucher[]): string {
  const names = new Set(vouchers.flatMap(({ entries }) => entries.map(({ ledger }) => ledger)));
  return envelope('All Masters', [...names].sort().map(ledgerXml));
}

export const tallyFileName = (what: 'vouchers' | 'ledgers', { from, to }: Period): string =>
  `tally-${what}-${from}-to-${to}.xml`;
