import fc from 'fast-check';

/** Texts that have broken programs before. */
const nasty = fc.constantFrom(
  ...[
    '',
    ' ',
    '\t',
    '\u00a0',
    '\u0000',
    '\u0007',
    '\ud800',
    '\u202e',
    '\ufeff',
    'ß',
    'ŉ',
    'ﬃ',
    '👨‍👩‍👧‍👦',
    'ज़',
  ],
  ...[
    "'; drop table public.parts; --",
    "' or '1'='1",
    '%',
    '_',
    '\\',
    '%s',
    '{{7*7}}',
    '{7*7}',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    '=cmd|/c calc!A1',
    'null',
    'NaN',
    '0x10',
    '1e999',
    'eq.1',
    '*',
    'or=(id.gt.0)',
  ],
);

/** Any text at all, short and long. */
export const anyText = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(nasty, fc.integer({ min: 50, max: 6000 }))
    .map(([text, length]) => text.repeat(length).slice(0, length)),
  fc.integer({ min: 58, max: 5002 }).map((length) => 'x'.repeat(length)),
);

/** A text that no PostgreSQL can hold: it is refused by its kind, not by a rule of ours. */
export const isUnstorable = (text: unknown) => typeof text === 'string' && text.includes('\u0000');

/** What becomes of a text: half a letter cannot be sent, and PGlite's reader takes a leading mark of byte order away. */
export const asRead = (text: string) => text.toWellFormed().replace(/^\ufeff/, '');
