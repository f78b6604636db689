import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LogoSection } from './logo-section.tsx';

const logo = { name: 'Pitlane Motors', picture: 'iVBORw0=', width: 320, height: 96 };
const open = (answer: unknown = logo) =>
  renderScreen(<LogoSection />, {
    backend: fakeBackend({ 'rpc/garage_logo': answer, 'rpc/save_logo': logo, 'rpc/remove_logo': true }),
    path: '/settings/garage',
  });

/** What the test browser lacks: it shows no pictures and draws none. */
function drawsPictures(bytesOf: (width: number) => number = () => 9) {
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  for (const side of ['naturalWidth', 'naturalHeight'] as const)
    jest
      .spyOn(HTMLImageElement.prototype, side, 'get')
      .mockReturnValue(side === 'naturalWidth' ? 2000 : 1000);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: () => undefined } as unknown as null);
  const sizes: string[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function draw(
    this: HTMLCanvasElement,
  ) {
    sizes.push(`${this.width}x${this.height}`);
    return `data:image/png;base64,${'x'.repeat(bytesOf(this.width))}`;
  });
  return sizes;
}
afterEach(() => jest.restoreAllMocks());

const choose = async (file: File, label = 'Replace Logo') =>
  userEvent.upload(await screen.findByLabelText(label), file);
/** The test browser's files do not read themselves. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'logo.png', { type: 'image/png' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
const picture = fileOf('x');

test('While it loads, it says so', async () => {
  open(never);
  expect(await screen.findByText('Loading the logo...')).toBeInTheDocument();
});

test('A failure can be retried', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the logo')).toBeVisible();
  backend.responses['rpc/garage_logo'] = logo;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Remove Logo' })).toBeVisible();
});

test('The logo is shown in the light and in the dark theme', async () => {
  const { container } = open();
  expect(await screen.findAllByRole('img', { name: 'Pitlane Motors' })).toHaveLength(2);
  expect(screen.getByText('On paper and in the light theme')).toBeVisible();
  expect(screen.getByText('In the dark theme')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A garage without a logo adds one, made small enough and no larger than 512 pixels', async () => {
  const sizes = drawsPictures((width) => width * 400);
  const { backend } = open(null);
  expect(await screen.findByText('No logo yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Logo' })).not.toBeInTheDocument();
  backend.responses['rpc/garage_logo'] = logo;
  await choose(picture, 'Add Logo');
  expect(await screen.findByText('Logo saved')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove Logo' })).toBeVisible();
  expect(sizes).toEqual(['512x256', '410x205', '328x164']);
  expect(sentTo(backend, 'rpc/save_logo').map(({ body }) => body)).toEqual([
    { picture: 'x'.repeat(131_200) },
  ]);
});

test('A logo is removed', async () => {
  const { backend } = open();
  await screen.findByRole('button', { name: 'Remove Logo' });
  backend.responses['rpc/garage_logo'] = null;
  await userEvent.click(screen.getByRole('button', { name: 'Remove Logo' }));
  expect(await screen.findByText('Logo removed')).toBeVisible();
  expect(await screen.findByText('No logo yet')).toBeVisible();
});

test('A file that is too large is refused, and nothing is sent @long', async () => {
  const { backend } = open();
  await choose(fileOf('x'.repeat(5_242_881)));
  expect(await screen.findByText('Please choose a picture of at most 5 MB')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_logo')).toEqual([]);
});

test('A file that is no picture is refused, and nothing is sent', async () => {
  drawsPictures();
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('Not a picture')) });
  const { backend } = open();
  await choose(picture);
  expect(await screen.findByText('Please choose a picture, such as PNG, SVG, JPEG or WebP')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_logo')).toEqual([]);
});

test('A refusal of the server is shown', async () => {
  drawsPictures();
  const { backend } = open();
  const message = 'You are not allowed to change the settings';
  backend.responses['rpc/save_logo'] = refuse(403, { code: 'PT403', message });
  await choose(picture);
  expect(await screen.findByText(message)).toBeVisible();
});
