import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { pictureSize } from '../../../src/foundation/pictures/picture-size.ts';
import { webp } from '../../../supabase/tests/support/pictures.ts';
import { checkPhotoUpload, isPhotoUpload } from '../../storage/photo-requests.ts';
import { readPicture } from '../../storage/picture-format.ts';
import { plainText } from '../mail/mail.ts';
import { createMailPage } from '../mail/mail-page.ts';
import { isAllowedRoute } from './allowed-routes.ts';
import { checkAddress, checkBody } from './check-input.ts';

const size = 200_000;
const most = 100;
/** An expression is tried with many texts, so each is shorter. */
const triedSize = 20_000;
const triedMost = 20;

/** Processor time of the fastest of five calls, in milliseconds; of fewer as soon as one was fast enough. */
async function fastest(call: () => unknown, enough = most): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5 && best >= enough; time++) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const long = (unit: string, before = '', after = '') =>
  before + unit.repeat(Math.ceil(size / unit.length)) + after;
const endless = [
  ...['"', '\\', '\\"', '"\\', '[', '{', '}', ']{', '"a":', '"toString"', '"toString" ', ' ', '\\u0041'],
  ...['(', ')', ',(', '.match', 'match(any)', '.imatch(', '.', '/', '%41', '<', '<a href="', '<a href="">'],
  ...['&', 'http://', 'https://a)', '\n', '\0', 'a', '😀', '\ud800'],
];
const texts = endless.flatMap((unit) => [long(unit), long(unit, '"', '!')]);

const address = 'http://localhost/rest/v1/rpc/register_customer';
const photo = 'http://localhost/storage/v1/object/request-photos/1/00000000-0000-0000-0000-000000000000.webp';
const upload = (type: string, body: Buffer<ArrayBuffer>) =>
  checkPhotoUpload(new Request(photo, { method: 'POST', headers: { 'content-type': type }, body }), body);

/** What reads something that a visitor sends: takes a text, and returns what is measured. */
const readers: Record<string, (text: string) => () => unknown> = {
  'a body': (text) => {
    const body = Buffer.from(text);
    return () => checkBody(address, body);
  },
  'a body of Auth': (text) => {
    const body = Buffer.from(text);
    return () => checkBody('http://localhost/auth/v1/verify', body);
  },
  'the name of a parameter': (text) => {
    const url = `${address}?${new URLSearchParams({ [text]: '1' })}`;
    return () => checkAddress(url);
  },
  'a parameter': (text) => {
    const url = `${address}?${new URLSearchParams({ select: text })}`;
    return () => checkAddress(url);
  },
  'a path': (text) => {
    const request = new Request(`http://localhost/rest/v1/${encodeURI(text.toWellFormed())}`);
    return () => [isAllowedRoute(request), isPhotoUpload(request)];
  },
  'a mail': (text) => () => plainText(text),
  'a page of mails': (text) => () => {
    const page = createMailPage();
    page.deliver({ to: text, subject: text, text });
    return page.handle(new Request('http://localhost/mails'));
  },
  'a photo': (text) => {
    const files = [text, `RIFF    WEBP${text}`].map((file) => Buffer.from(file, 'latin1'));
    return () => files.map((file) => [readPicture(file), pictureSize(file)]);
  },
  'a form': (text) => {
    const body = Buffer.from(`--a\r\n${text}`);
    return () => upload('multipart/form-data; boundary=a', body);
  },
  'the type of a form': (text) => {
    const body = Buffer.from(text);
    const type = `multipart/form-data; boundary=${encodeURI(text.toWellFormed())}`;
    return () => upload(type, body);
  },
};

test.each(Object.entries(readers))('%s of 200 kB takes no longer than its length', async (_, reads) => {
  for (const text of texts) {
    const taken = await fastest(reads(text));
    expect({ text: text.slice(0, 40), isSlow: taken >= most }).toMatchObject({ isSlow: false });
  }
});

test.each([
  ['JPEG', [0xff, 0xd8, 0xff], [0xff, 0xc4, 0, 2]],
  ['JPEG of scans', [0xff, 0xd8, 0xff], [0xff, 0xda, 0, 2]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0, 0, 0, 0, ...Buffer.from('IDAT'), 0, 0, 0, 0]],
  ['WebP', [...webp().subarray(0, 12)], [...Buffer.from('ALPH'), 0, 0, 0, 0]],
])('a %s of many parts takes no longer than its length', async (_, start, part) => {
  const file = Buffer.concat([Buffer.from(start), Buffer.alloc(size, Buffer.from(part))]);
  expect((await fastest(() => [readPicture(file), pictureSize(file)])) < most).toBe(true);
});

interface Expression {
  pattern: string;
  flags: string;
}

/** The regular expressions in a syntax tree. */
function expressionsIn(node: unknown): Expression[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)
    return [{ pattern: String(node.pattern), flags: String(node.flags) }];
  return Object.values(node).flatMap(expressionsIn);
}

/** Every regular expression of the code that a server runs. */
function expressionsOfServers() {
  const shared = path.resolve(import.meta.dirname, '../../..');
  return ['local-backend', 'supabase/functions', '../shell/launch/local', '../shell/launch/hosting']
    .flatMap((folder) =>
      readdirSync(path.join(shared, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\.d\.ts$|\/testing\//.test(file))
    .flatMap((file) =>
      expressionsIn(parseSync(readFileSync(path.join(shared, file), 'utf8'), { syntax: 'typescript' })).map(
        (expression): [string, Expression] => [`${file}: /${expression.pattern}/`, expression],
      ),
    );
}

/** What an expression may read again and again: its own pieces, and pairs of its characters. */
function unitsOf(pattern: string): string[] {
  const plain = pattern.replace(/\\([^a-zA-Z0-9])/g, '$1');
  const characters = [...new Set(['"', '\\', 'a', '0', ' ', '\n', ...plain])].slice(0, 20);
  const pieces = plain.split(/\[[^\]]*\]|[()*+?|^$]|\{\d.*?\}/).filter(Boolean);
  return [...pieces, ...characters, ...characters.flatMap((one) => characters.map((other) => one + other))];
}

test.each(expressionsOfServers())(
  '%s takes no longer than the length of its text',
  async (_, { pattern, flags }) => {
    const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
    for (const unit of unitsOf(pattern)) {
      const text = unit.repeat(triedSize / unit.length);
      for (const tried of [text, `${pattern[0]}${text}\n`]) {
        const taken = await fastest(() => tried.replace(expression, ''), triedMost);
        expect({ unit, isSlow: taken >= triedMost }).toEqual({ unit, isSlow: false });
      }
    }
  },
);
