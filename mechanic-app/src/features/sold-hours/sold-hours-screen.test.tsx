import {
  accessibilityViolations,
  buildSoldHours,
  buildSoldRow,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as SoldHoursScreen } from './sold-hours-screen.tsx';

const ravi = { mechanic_id: '11111111-1111-4111-8111-111111111111', name: 'Ravi Kumar' };

function open(
  response: unknown = buildSoldHours(),
  { as = mechanic, query = '' }: { as?: typeof mechanic | typeof manager; query?: string } = {},
) {
  const backend = fakeBackend({ 'rpc/sold_hours': response });
  const { container } = renderScreen(<SoldHoursScreen />, {
    backend,
    as,
    path: '/sold-hours',
    url: `/sold-hours${query}`,
  });
  return { container, bodies: () => sentTo(backend, 'rpc/sold_hours').map(({ body }) => body) };
}

test('A mechanic sees own jobs, sold beside clocked, in a table and a chart @long', async () => {
  const { container, bodies } = open();
  const row = await screen.findByRole('row', { name: /^Oil Change/ });
  expect(row).toHaveTextContent('KA 01 AB 1234');
  expect(row).toHaveTextContent('25 Nov 202645 mins1 hour15 mins more');
  expect(screen.getByText('Sold 2h 15m, clocked 2 hours, of 3 jobs. 1 of them has no clock.')).toBeVisible();
  const chart = within(await screen.findByRole('figure', { name: 'Sold and clocked hours' }));
  expect((await chart.findAllByText(/ h$/)).map(({ textContent }) => textContent)).toEqual([
    ...['0 h', '0.5 h', '1 h', '1.5 h', '2 h'],
  ]);
  expect(screen.queryByRole('radio', { name: 'Mechanics' })).not.toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Weeks' }));
  expect(bodies()).toMatchObject([{ by: 'job' }, { by: 'week' }]);
});

test('A manager chooses a mechanic, and changes the duration of a service that takes longer @long', async () => {
  const service = { service_id: 3, duration: 45, median_minutes: 61, proposed_duration: 60 };
  const { bodies } = open(
    buildSoldHours({
      mechanics: [ravi],
      rows: [
        buildSoldRow({ key: 'Oil Change', detail: null, request_id: null, day: null, jobs: 6, service }),
      ],
    }),
    { as: manager, query: '?by=service&period=month' },
  );
  const row = within(await screen.findByRole('row', { name: /^Oil Change/ }));
  expect(row.getByText('Booked with 45 mins, half of the jobs took more than 1h 1m')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Change duration of Oil Change', hidden: true })).toHaveAttribute(
    'href',
    '/settings/services?change=3&minutes=60',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mechanic' }), 'Ravi Kumar');
  expect(bodies().at(-1)).toMatchObject({ by: 'service', mechanic_id: ravi.mechanic_id });
});

test('Weeks have the day they begin on, and what nobody clocked says so', async () => {
  open(
    buildSoldHours({
      rows: [buildSoldRow({ name: null, detail: null, day: '2026-11-23', clocked_minutes: 0 })],
    }),
    { query: '?by=week' },
  );
  expect(await screen.findByRole('row', { name: /^Week from 23 Nov 2026/ })).toHaveTextContent('Not clocked');
});

test.each([
  ['loading', never, 'Loading the hours...'],
  ['failed', offline, 'Failed to load the hours'],
  ['empty', buildSoldHours({ jobs: 0, total: 0, rows: [] }), 'No job was completed on these days'],
])('The list is %s', async (_, response, text) => {
  open(response);
  expect(await screen.findByText(text)).toBeInTheDocument();
});
