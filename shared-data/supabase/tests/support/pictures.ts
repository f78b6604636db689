import { createHash, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';

const jpegPart = (marker: number, content: string) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};

/** The parts of a JPEG file; additional parts come before the picture. */
export const jpeg = (...added: Buffer[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegPart(0xe0, 'JFIF\0\x01\x01'),
    ...added,
    jpegPart(0xdb, 'tables'),
    jpegPart(0xc2, '\x08\0\x03\0\x04'),
    jpegPart(0xda, 'scan'),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd3, 4]),
    jpegPart(0xda, 'scan'),
    Buffer.from([5, 6, 0xff, 0xd9]),
  ]);
export const exif = jpegPart(0xe1, 'Exif\0\0GPS 12.97 77.59');
export const comment = jpegPart(0xfe, 'taken at home');

const pngPart = (name: string, content = '') => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name + content, 'latin1'), Buffer.alloc(4)]);
};
export const png = (...added: [name: string, content: string][]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart('IHDR', '\0\0\0\x04\0\0\0\x03\x08\x06\0\0\0'),
    ...added.map(([name, content]) => pngPart(name, content)),
    pngPart('IDAT', 'picture'),
    pngPart('IEND'),
  ]);

/** A PNG for the garage's logo, in base64; `content` makes it as large as a test needs it. */
export function logoPng(width = 320, height = 96, content = 'logo'): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const whole = ['IHDR', 'IDAT', 'IEND'].map((name) => {
    const part = pngPart(name, { IHDR: header.toString('latin1'), IDAT: content }[name]);
    part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
    return part;
  });
  return Buffer.concat([png().subarray(0, 8), ...whole]).toString('base64');
}

const webpPart = (name: string, content: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  const padded = content.length % 2 ? `${content}\0` : content;
  return Buffer.concat([Buffer.from(name), length, Buffer.from(padded, 'latin1')]);
};
/** `content` makes the file as large as a test needs it. */
export function webp(content = 'picture', ...added: [name: string, content: string][]): Buffer<ArrayBuffer> {
  const parts = [['VP8 ', `\0\0\0\x9d\x01\x2a\x04\0\x03\0${content}`] as const, ...added].map(
    ([name, text]) => webpPart(name, text),
  );
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** A picture that says it has this size, of each way to say so. */
export const picturesOf = {
  JPEG(width: number, height: number) {
    const file = jpeg();
    const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
    return file;
  },
  PNG(width: number, height: number) {
    const file = png();
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
  },
  VP8(width: number, height: number) {
    const file = webp();
    file.writeUInt16LE(width, 26);
    file.writeUInt16LE(height, 28);
    return file;
  },
  VP8L(width: number, height: number) {
    const file = Buffer.from(webp('of more than 14 bytes'));
    file.write('VP8L', 12, 'latin1');
    file.writeUInt32LE(width - 1 + (height - 1) * 16_384, 21);
    return file;
  },
  VP8X(width: number, height: number) {
    const canvas = Buffer.alloc(10);
    canvas.writeUIntLE(width - 1, 4, 3);
    canvas.writeUIntLE(height - 1, 7, 3);
    const file = webp('', ['VP8X', canvas.toString('latin1')]);
    file.writeUInt32LE(0x10001, 26);
    // The canvas comes before the picture, which has one pixel here.
    return Buffer.concat([file.subarray(0, 12), file.subarray(-18), file.subarray(12, -18)]);
  },
};

export const photoName = (requestId: number, ending = 'webp') => `${requestId}/${randomUUID()}.${ending}`;

export const documentPhotoName = (vehicleId: number) => `vehicles/${photoName(vehicleId)}`;

/** The parameters of `add_photo` for an uploaded file. */
export const photoOf = (path: string, bytes = webp()) => ({
  request_id: Number(path.split('/')[0]),
  path,
  stage: 'check_in',
  width: 4,
  height: 3,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
