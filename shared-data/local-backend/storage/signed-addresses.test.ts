import { createHmac } from 'node:crypto';
import { createKeys } from '../data/keys.ts';
import { withPhotos } from './open-storage.ts';

const path = '3/0f8fad5b-d9cb-469f-a165-70867728950e.webp';
const keys = createKeys();
let kept = [path];

const answer = withPhotos(
  ({ url }) => (url.includes('/rest/v1/') ? Response.json([{ path }]) : new Response('picture')),
  keys,
  { query: async (_, [asked] = []) => kept.filter((each) => each === asked).map((each) => ({ path: each })) },
);
const sign = (expiresIn: number) =>
  answer(
    new Request('http://localhost/storage/v1/object/sign/request-photos', {
      method: 'POST',
      body: JSON.stringify({ paths: [path], expiresIn }),
    }),
  );
const read = (signedURL: string) => answer(new Request(`http://localhost/storage/v1${signedURL}`));

async function signedAddress(): Promise<string> {
  const [{ signedURL }] = await (await sign(3600)).json();
  return signedURL;
}

beforeEach(() => {
  kept = [path];
});

test('an address is signed for an hour at most', async () => {
  expect((await sign(3600)).status).toBe(200);
  for (const seconds of [3601, 86_400, 0, 1.5]) expect((await sign(seconds)).status).toBe(400);
});

test('an address does not outlive its photo, whose file may stay a while', async () => {
  const address = await signedAddress();
  expect(await (await read(address)).text()).toBe('picture');
  kept = [];
  expect((await read(address)).status).toBe(404);
});

test('an address ends after its hour', async () => {
  const address = await signedAddress();
  const { now } = Date;
  Date.now = () => now() + 3_600_001;
  try {
    expect((await read(address)).status).toBe(400);
  } finally {
    Date.now = now;
  }
});

test('the key of the sessions signs no address, and that of the addresses no session', async () => {
  const address = await signedAddress();
  const [text = '', signature] = [address.slice(0, address.lastIndexOf('.')), address.split('.').at(-1)];
  const signedWith = (key: string) =>
    createHmac('sha256', key)
      .update(text.split('token=')[1] ?? '')
      .digest('base64url');
  expect(signature).toBe(signedWith(keys.photoKey));
  expect(new Set(Object.values(keys)).size).toBe(3);
  expect((await read(`${text}.${signedWith(keys.jwtSecret)}`)).status).toBe(400);
});
