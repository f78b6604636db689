import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRecord } from '../../testing/build-record.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ServiceRecordScreen } from './service-record-screen.tsx';

const garage = { name: 'Pitlane Motors', address: '', phone: '080 1234', email: 'desk@garage.example' };

const open = (record: unknown, url = '/service-record/41') =>
  renderScreen(<ServiceRecordScreen />, {
    backend: fakeBackend({ 'rpc/service_record': record, 'rpc/garage_contact': garage }),
    path: '/service-record/:requestId',
    url,
  });

const sheet = () => screen.findByRole('article', { name: 'Full Service #41' });
const section = async (name: string) => within(within(await sheet()).getByRole('region', { name }));
const textFor = async (name: string, label: string) =>
  (await section(name)).getByText(label).nextElementSibling?.textContent;

test('A loading message is shown while the record loads', async () => {
  open(never);
  expect(await screen.findByText('Loading the service record...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('A failure is shown, and a retry loads the record', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load service record')).toBeInTheDocument();
  backend.responses['rpc/service_record'] = buildRecord();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sheet()).toBeInTheDocument();
});

const refused = refuse(404, { code: 'PT404', message: 'Service record not found', hint: 'request_id' });

test.each([
  ['a request that does not exist', '/service-record/99', 1],
  ['an invalid request id', '/service-record/none', 0],
])('Service record not found is shown for %s', async (_, url, requestCount) => {
  const { backend } = open(refused, url);
  expect(await screen.findByRole('heading', { name: 'Service record not found' })).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/service_record')).toHaveLength(requestCount);
  // In the header and in the message.
  const links = screen.getAllByRole('link', { name: 'Service History' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/service-history', '/service-history']);
});

test('The title of the tab names the service and the vehicle', async () => {
  open(buildRecord());
  await sheet();
  expect(document.title).toBe('KA 01 AB 1234 · Full Service · Pitlane');
});

test('Only the record in the URL is requested', async () => {
  const { backend } = open(buildRecord());
  await sheet();
  expect(sentTo(backend, 'rpc/service_record').map(({ body }) => body)).toEqual([{ request_id: 41 }]);
});

test('The sheet shows the vehicle and its owner', async () => {
  open(buildRecord());
  expect(await textFor('Vehicle', 'Model')).toBe('Hyundai Creta (2021)');
  expect(await textFor('Vehicle', 'Registration')).toBe('KA 01 AB 1234');
  expect(await textFor('Vehicle', 'VIN')).toBe('MALC381CLNM123456');
  expect(await textFor('Vehicle', 'Owner')).toBe('Asha Rao');
});

test('The sheet shows service, mechanic, dates and notes', async () => {
  open(buildRecord());
  expect(await textFor('Work', 'Service')).toBe('Full Service');
  expect(await textFor('Work', 'Mechanic')).toBe('Ravi Menon');
  expect(await textFor('Work', 'Requested')).toBe('8 Nov 2026');
  expect(within(await sheet()).getByText('Completed on 10 Nov 2026')).toBeInTheDocument();
  expect(await textFor('Work', 'Your notes')).toBe('Brakes squeal in the morning');
  expect(await textFor('Work', 'Mechanic notes')).toBe('Pads replaced on both front wheels');
});

test('The sheet lists the parts with quantity and cost', async () => {
  open(buildRecord());
  const table = within((await section('Parts')).getByRole('table', { name: 'Parts used' }));
  const rows = table.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Part', 'Quantity', 'Cost'],
    ['Brake Pads, front', '1', '₹2,650'],
    ['Oil Filter, diesel', '2', '₹780.50'],
  ]);
});

test('Several approved lines are listed with their amounts, a single service is not', async () => {
  const { unmount } = open(buildRecord());
  await sheet();
  expect(screen.queryByRole('table', { name: 'Approved work' })).not.toBeInTheDocument();
  unmount();
  const lines = [
    { description: 'Full Service', quantity: 1, unit: 'job', amount: 4500 },
    { description: 'Brake Pads, front', quantity: 2, unit: 'set', amount: 5300 },
  ];
  open(buildRecord({ lines }));
  const table = within(await screen.findByRole('table', { name: 'Approved work' }));
  expect(table.getByRole('row', { name: 'Brake Pads, front 2 sets ₹5,300' })).toBeInTheDocument();
});

test('The costs add up, and the difference from the estimate has its sign', async () => {
  open(buildRecord());
  expect(await textFor('Cost', 'Parts')).toBe('₹3,430.50');
  expect(await textFor('Cost', 'Service and labour')).toBe('₹1,569.50');
  expect(await textFor('Cost', 'Final cost')).toBe('₹5,000');
  expect(await textFor('Cost', 'Estimated cost')).toBe('₹4,500');
  expect(await textFor('Cost', 'Difference')).toBe('+₹500');
});

test('A final cost below the cost of the parts shows a reduction', async () => {
  open(buildRecord({ final_cost: 3000 }));
  expect(await textFor('Cost', 'Reduction')).toBe('-₹430.50');
});

test('Missing data is omitted or shown as not recorded', async () => {
  open(
    buildRecord({ vin: null, mechanic_name: null, customer_notes: null, mechanic_notes: null, parts: [] }),
  );
  expect(await textFor('Work', 'Mechanic')).toBe('Not recorded');
  expect((await section('Parts')).getByText('No parts were used.')).toBeInTheDocument();
  for (const label of ['VIN', 'Your notes', 'Mechanic notes']) {
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  }
});

test('Print opens the browser’s print dialog', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  open(buildRecord());
  await sheet();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('The screen has no accessibility problems @long', async () => {
  const { container } = open(buildRecord());
  await sheet();
  expect(await accessibilityViolations(container)).toEqual([]);
});
