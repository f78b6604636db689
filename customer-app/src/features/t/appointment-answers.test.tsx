import { createVisitorClient } from '@pitlane/shared-data/client';
import type { LinkPage } from '@pitlane/shared-data/links';
import { accessibilityViolations, fakeBackend, offline, refuse, sentTo } from '@pitlane/shared-data/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLine, buildLinkPage } from '../../testing/build-estimate.ts';
import { freezeDate } from '../../testing/freeze-date.ts';
import { LinkScreen } from './t-screen.tsx';

freezeDate('2026-11-22T06:00:00Z');

const config = {
  supabaseUrl: 'http://backend.test/',
  supabaseKey: 'public',
  remotes: [],
  socialSignIns: { google: false, github: false },
};
const token = 'c2VjcmV0LXRva2VuLTEyMw';
const seen = { token, seen_date: '2026-11-24T03:30:00Z' };

const booked = (changes: Partial<LinkPage> = {}) =>
  buildLinkPage({
    status: 'approved',
    scheduled_date: '2026-11-24T03:30:00Z',
    arrived_at: null,
    lines: [
      buildLine({ status: 'approved', minutes: 90 }),
      buildLine({ line_id: 8, status: 'approved' }),
      buildLine({ line_id: 7, minutes: 30 }),
    ],
    appointment: { confirmed: false, change_refusal: null },
    ...changes,
  });

function open(page: LinkPage) {
  const backend = fakeBackend({
    'rpc/open_link': page,
    'functions/v1/photo-links': { photos: [] },
    'rpc/garage_logo': null,
    'rpc/day_states': [
      { day: '2026-11-25', state: 'full', closed: null, slots: [] },
      { day: '2026-11-26', state: 'free', closed: null, slots: [{ slot: '08:30:00', free: true }] },
    ],
  });
  globalThis.fetch = backend.fetch;
  const view = render(<LinkScreen client={createVisitorClient(config)} token={token} contact={undefined} />);
  return { backend, ...view };
}

/** Answers, and what the page shows from then on. */
function respond({ backend }: ReturnType<typeof open>, page: LinkPage) {
  backend.responses['rpc/answer_reminder'] = () => {
    backend.responses['rpc/open_link'] = page;
    const { request_id, status, scheduled_date, drop_off, appointment } = page;
    return { request_id, status, scheduled_date, drop_off, appointment };
  };
}

const sent = ({ backend }: ReturnType<typeof open>) =>
  sentTo(backend, 'rpc/answer_reminder').map(({ body }) => body);
const appointment = async () =>
  within(await screen.findByRole('article', { name: 'Your appointment on 24 Nov 2026' }));
const press = async (name: string) => userEvent.click((await appointment()).getByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('One press says that the customer is coming @long', async () => {
  const opened = open(booked());
  respond(opened, booked({ appointment: { confirmed: true, change_refusal: null } }));
  await press('I Am Coming');
  expect(await screen.findByText('Thank you. The garage knows that you are coming.')).toBeInTheDocument();
  expect(sent(opened)).toEqual([{ ...seen, answer: 'coming' }]);
  expect(screen.queryByRole('button', { name: 'I Am Coming' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Another Day' })).toBeInTheDocument();
  expect(await accessibilityViolations(opened.container)).toEqual([]);
});

test('Another day is chosen @long', async () => {
  const opened = open(booked());
  respond(opened, booked({ scheduled_date: '2026-11-26T03:00:00Z', drop_off: '08:30:00' }));
  await press('Another Day');
  const dialog = await inDialog('Move to another day');
  expect(dialog.queryByLabelText('Reason')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(dialog.getByText('Please select a preferred date')).toBeInTheDocument();
  expect(await dialog.findByRole('button', { name: /25 November 2026, Full/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  fireEvent.change(dialog.getByLabelText(/^New date/), { target: { value: '2026-11-26' } });
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Drop-off time' }), '8:30 am');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Your appointment was moved to 26 Nov 2026, 8:30 am.')).toBeInTheDocument();
  expect(
    screen.getByRole('article', { name: 'Your appointment on 26 Nov 2026, 8:30 am' }),
  ).toBeInTheDocument();
  expect(sent(opened)).toEqual([
    { ...seen, answer: 'move', scheduled_date: '2026-11-26', drop_off: '08:30:00' },
  ]);
  expect(sentTo(opened.backend, 'rpc/day_states').at(0)?.body).toMatchObject({ minutes: 90 });
});

test('It is cancelled after a question @long', async () => {
  const opened = open(booked());
  respond(opened, booked({ status: 'cancelled', appointment: null }));
  await press('Cancel Appointment');
  expect(sent(opened)).toEqual([]);
  await userEvent.click(
    (await inDialog('Cancel appointment')).getByRole('button', { name: 'Cancel appointment' }),
  );
  expect(await screen.findByText('Your appointment was cancelled.')).toBeInTheDocument();
  expect(sent(opened)).toEqual([{ ...seen, answer: 'cancel' }]);
  expect(screen.queryByRole('button', { name: 'Another Day' })).not.toBeInTheDocument();
});

test('When it is too late to move or cancel, the page says why', async () => {
  const change_refusal = 'It is too late to cancel or move this appointment here. Please call the garage.';
  open(booked({ appointment: { confirmed: false, change_refusal } }));
  expect((await appointment()).getByText(change_refusal)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I Am Coming' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Another Day' })).not.toBeInTheDocument();
});

test('An answer that was not recorded says so, and can be sent again @long', async () => {
  const opened = open(booked());
  opened.backend.responses['rpc/answer_reminder'] = offline;
  await press('I Am Coming');
  expect(await screen.findByText('Your answer was not recorded. Please try again.')).toBeInTheDocument();
  respond(opened, booked({ appointment: { confirmed: true, change_refusal: null } }));
  await press('I Am Coming');
  expect(await screen.findByText('Thank you. The garage knows that you are coming.')).toBeInTheDocument();
  expect(screen.queryByText('Your answer was not recorded. Please try again.')).not.toBeInTheDocument();
});

test('An answer about an earlier date is refused, and the new date is shown', async () => {
  const { backend } = open(booked());
  const message = 'This appointment was moved by someone else';
  backend.responses['rpc/answer_reminder'] = () => {
    backend.responses['rpc/open_link'] = booked({ scheduled_date: '2026-11-26T03:30:00Z' });
    return refuse(412, { code: 'PT412', message });
  };
  await press('I Am Coming');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('article', { name: 'Your appointment on 26 Nov 2026' })).toBeInTheDocument(),
  );
});

test('A car that has arrived has no appointment to answer', async () => {
  open(buildLinkPage());
  expect(await screen.findByRole('article', { name: 'Full Service' })).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: /^Your appointment/ })).not.toBeInTheDocument();
});
