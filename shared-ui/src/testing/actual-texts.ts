import { inflateSync } from 'node:zlib';

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What the parts of a PDF that are marked with ActualText are copied and read aloud as, which PDF.js does not tell. */
export function actualTexts(file: Buffer): string[] {
  const streams = file
    .toString('latin1')
    .split('stream\n')
    .filter((_, index) => index % 2 === 1)
    .flatMap((part) => {
      const content = Buffer.from(part.slice(0, part.lastIndexOf('\nend')), 'latin1');
      return content[0] === 0x78 ? inflateSync(content).toString('latin1') : [];
    });
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(þÿ((?:\\.|[^)\\])*)\)/gs)].map(([, text = '']) => {
      const bytes = Buffer.from(
        text.replaceAll(/\\(.)/gs, (_, code) => escapes[code] ?? code),
        'latin1',
      );
      return bytes.swap16().toString('utf16le');
    }),
  );
}
