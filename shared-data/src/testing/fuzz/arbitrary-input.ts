import fc from 'fast-check';
import { isPhone } from '../../accounts/phone.ts';

/** Texts that often break programs. */
export const unusualTexts = [
  ...['', ' ', '\t', '\u00a0', '\u0000', 'a\u0000b', '\u0007', '\u001b[2J', '\ud800', '\u202egnp', '\u2066x'],
  ...['\ufeff', 'ß', 'ŉ', 'ﬃ', 'İ', 'e\u0301', '👨‍👩‍👧‍👦', '❤️', 'ज़', 'الفرامل', 'a\nb', 'a\r\nb'],
  ...["'; drop table public.parts; --", "' or '1'='1", 'O’Brien', '"quoted"', '`', '$1', '$$', ':x', '?'],
  ...['%', '_', '\\', '%s', '{{7*7}}', '../../etc/passwd', '..%2f', '__proto__', 'constructor'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '</textarea>'],
  ...['<pit-made>', '&lt;b&gt;', '<!--', 'javascript:alert(1)', 'data:text/html,<b>x', '//evil.example'],
  ...[
    '=cmd|/c calc!A1',
    '+1',
    '-1',
    '@SUM(A1)',
    'a,b',
    'a;b',
    'null',
    'undefined',
    'true',
    'all',
    '[object Object]',
  ],
  ...[
    'eq.1',
    '*',
    '),or=(id.gt.0',
    'or=(id.gt.0)',
    'id.eq.1,id.gt.0',
    'in.(1,2)',
    '&select=*',
    '#',
    'limit=0',
  ],
];

/** Valid and invalid input of number fields. */
const unusualNumbers = [
  ...[
    '0',
    '-0',
    '1',
    '-1',
    '1.005',
    '0.001',
    '.5',
    '5.',
    '1,2',
    '1,00,000',
    '1.234,5',
    '007',
    '+7',
    '5e3',
    '1e999',
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '0b1',
    '1_000',
    '½',
    '٣',
    '５',
    '₹ 1,200',
    '1 200',
    '--1',
    '1/2',
  ],
  ...['2147483648', '9007199254740993', '99999999999999999999', '9'.repeat(400), `0.${'0'.repeat(400)}1`],
];

/** Invalid and extreme dates. */
export const unusualDays = [
  ...['', '0000-00-00', '2026-02-30', '2026-13-01', '0001-01-01', '1899-12-31', '9999-12-31', '10000-01-01'],
  ...[
    '-271821-04-20',
    '275760-09-14',
    'yesterday',
    'infinity',
    '2026-11-21T00:00:00Z',
    '21/11/2026',
    '2026-1-1',
  ],
];

const unusual = fc.constantFrom(...unusualTexts, ...unusualNumbers, ...unusualDays);

/** Graphemes, some of several code points. */
const letters = ['a', 'Z', '9', ' ', 'é', 'ß', 'ज़', '李', '🚗', '👩🏽‍🔧', '🇮🇳', '\u202e', '\u200f', '\u0301'];

const odd = fc.array(fc.integer({ min: 0, max: 0x10_ffff })).map((points) => String.fromCodePoint(...points));
const written = fc.array(fc.constantFrom(...letters), { maxLength: 30 }).map((made) => made.join(''));

/** Any text, short or long, with lone surrogates and null characters. */
export const arbitraryText = fc.oneof(
  unusual,
  odd,
  written,
  fc
    .tuple(unusual, fc.integer({ min: 50, max: 6000 }))
    .map(([text, length]) => text.repeat(length).slice(0, length)),
  fc.integer({ min: 10, max: 5002 }).map((length) => 'x'.repeat(length)),
);

/** Input of a number field. */
export const arbitraryNumberText = fc.oneof(
  fc.constantFrom(...unusualNumbers),
  fc.double().map(String),
  fc.integer({ min: -100, max: 2_000_000 }).map(String),
  arbitraryText,
);

/** A text as the database stores it: trimmed, without null characters and lone surrogates. */
export const storedText = (text: string): string => text.replaceAll(/\0|\p{Cs}/gu, '').trim();

/** The length in code points, as in the database. */
export const lengthOf = (text: string): number => [...text].length;

/** The number that a number field reads in its text, such as '1,20,000.5'; NaN for a text that it refuses. */
export function shownNumber(text: string, fractionDigits = Number.POSITIVE_INFINITY): number {
  const bare = text.trim().replaceAll(',', '');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(bare)) return Number.NaN;
  const [, fraction = ''] = bare.split('.');
  return fraction.replace(/0+$/, '').length <= fractionDigits ? Number(bare) : Number.NaN;
}

/** Whether a stored text may be a person's name: no control, direction or invisible characters. */
export const isPersonName = (text: string): boolean =>
  text !== '' &&
  lengthOf(text) <= 80 &&
  !/[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u.test(text);

/** Whether a stored text may be an email address. */
export function isEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= 254 &&
    more.length === 0 &&
    labels.length > 1 &&
    labels.every(
      (label) => /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    ) &&
    name.split('.').every((word) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(word))
  );
}

/** Whether a typed text may be a phone number. */
export const isPhoneNumber = (text: string): boolean => lengthOf(text) <= 40 && isPhone(text);
