import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildJobCard } from '../../testing/build-desk.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as JobCardScreen } from './job-card-screen.tsx';

const photo = (photo_id: number) => ({
  photo_id,
  request_id: 42,
  stage: 'check_in',
  path: `42/${photo_id}.webp`,
  width: 1600,
  height: 1200,
  caption: null,
  taken_by_name: 'Meera Iyer',
  taken_at: '2026-11-22T04:00:00Z',
});
const signed = ({ body }: { body: { paths: string[] } }) =>
  body.paths.map((path) => ({ path, error: null, signedURL: `/object/sign/request-photos/${path}?token=x` }));

const garageLogo = { name: 'Pitlane Motors', picture: 'iVBORw0=', width: 320, height: 96 };

function open(
  answer: unknown = buildJobCard(),
  requestId = '42',
  photos: unknown = [],
  logo: unknown = garageLogo,
) {
  const backend = fakeBackend({
    'rpc/job_card': answer,
    'rpc/garage_logo': logo,
    request_photos: photos,
    'storage/v1/object/sign/request-photos': signed,
    'rpc/remove_photo': { photo_id: 1 },
  });
  return renderScreen(<JobCardScreen />, {
    backend,
    path: '/job-card/:requestId',
    url: `/job-card/${requestId}`,
  });
}

test('The card shows car, customer, check-in, work and a QR code @long', async () => {
  const { container } = open();
  const card = await screen.findByRole('article', { name: 'Job Card #42' });
  expect(card).toHaveTextContent(/KA 01 AB 1234.*Hyundai Creta.*Asha Rao.*Meera Iyer.*41,200 km.*½.*K7/);
  expect(screen.getByRole('table', { name: 'Work' })).toHaveTextContent(
    'Oil Change1 job₹3,000Wheel Alignment1 job₹1,500',
  );
  expect(card).toHaveTextContent(/Umbrella.*Signature of the customer/);
  const code = screen.getByRole('img', { name: 'QR code of request #42' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h1v1h-1z/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The title names the car and the work', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'KA 01 AB 1234 · Oil Change, Wheel Alignment' }),
  ).toBeVisible();
  expect(document.title).toBe('KA 01 AB 1234 · Oil Change, Wheel Alignment · Pitlane');
});

test('The card of a completed job leads to its bill, and once collected to its invoice draft @long', async () => {
  const ready = open(buildJobCard({ status: 'completed' }));
  expect(await screen.findByRole('link', { name: 'Bill and Hand Over' })).toHaveAttribute(
    'href',
    '/hand-over/42',
  );
  ready.unmount();
  open(buildJobCard({ status: 'completed', collected_at: '2026-11-22T11:00:00Z' }));
  expect(await screen.findByRole('link', { name: 'Invoice Draft' })).toHaveAttribute(
    'href',
    '/invoices/draft/42',
  );
});

test("The card has the garage's logo", async () => {
  open();
  const card = within(await screen.findByRole('article', { name: 'Job Card #42' }));
  expect(await card.findByRole('img', { name: 'Pitlane Motors' })).toHaveAttribute(
    'src',
    'data:image/png;base64,iVBORw0=',
  );
});

test('A logo that fails to load is left out', async () => {
  const { backend } = open(buildJobCard(), '42', [], offline);
  const card = await screen.findByRole('article', { name: 'Job Card #42' });
  await waitFor(() => expect(sentTo(backend, 'rpc/garage_logo')).not.toEqual([]));
  expect(card).toHaveTextContent('Asha Rao');
  expect(screen.queryByText(/logo/i)).not.toBeInTheDocument();
});

test('Print prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('A card of a car that has not arrived says so', async () => {
  open(buildJobCard({ arrived_at: null, checked_in_by: null, arrival_kilometres: null, arrival_fuel: null }));
  expect(await screen.findByText('Not checked in')).toBeVisible();
});

test.each([
  ['an unknown request', '42', refuse(404, { code: 'PT404', message: 'Service request not found' })],
  ['an address that is no number', 'x', buildJobCard()],
])('The manager can go back from %s', async (_why, requestId, answer) => {
  open(answer, requestId);
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Front Desk' }).length).toBeGreaterThan(0);
});

test('The card says when it is loading and when it failed', async () => {
  const { unmount } = open(never);
  expect(await screen.findByText('Loading the job card...')).toBeInTheDocument();
  unmount();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the job card');
});

describe('Photos', () => {
  test('are shown with who took them, and can be removed while the request is open', async () => {
    const { backend } = open(buildJobCard({ status: 'approved' }), '42', [photo(1), photo(2)]);
    const list = await screen.findByRole('list', { name: 'Photos' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge Photo 1' }));
    const dialog = screen.getByRole('dialog', { name: 'Photo 1' });
    expect(within(dialog).getByRole('img', { name: 'Photo 1' })).toHaveAttribute(
      'src',
      'http://backend.test/storage/v1/object/sign/request-photos/42/1.webp?token=x',
    );
    expect(dialog).toHaveTextContent(/Check-in: Meera Iyer, 22 Nov 2026/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentTo(backend, 'rpc/remove_photo').map(({ body }) => body)).toEqual([{ photo_id: 1 }]);
  });

  test('of a closed request are only shown', async () => {
    open(buildJobCard({ status: 'completed' }), '42', [photo(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge Photo 1' }));
    expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Add photos')).not.toBeInTheDocument();
  });

  test('show that they failed to load, or that there are none', async () => {
    const { unmount } = open(buildJobCard(), '42', offline);
    expect(await screen.findByText('Failed to load the photos')).toBeVisible();
    unmount();
    open();
    expect(await screen.findByText('No photos yet')).toBeVisible();
  });
});
