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

const open = (record: unknown, url = '/service-record/41') =>
  renderScreen(<ServiceRecordScreen />, {
    backend: fakeBackend({ 'rpc/service_record': record }),
    path: '/service-record/:requestId',
    url,
  });

const sheet = () => screen.findByRole('article', { name: 'Full Service #41' });
const part = async (name: string) => within(within(await sheet()).getByRole('region', { name }));
const textBeside = async (name: string, label: string) =>
  (await part(name)).getByText(label).nextElementSibling?.textContent;

test('While the record loads the screen says so', async () => {
  open(never);
  expect(await screen.findByText('Loading the service record...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('A failure is shown as one, and trying again brings the record', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load service record')).toBeInTheDocument();
  backend.answers['rpc/service_record'] = buildRecord();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sheet()).toBeInTheDocument();
});

const refused = refuse(404, { code: 'PT404', message: 'Service record not found', hint: 'request_id' });

test.each([
  ['a request that is not there', '/service-record/99', 1],
  ['an address that names none', '/service-record/none', 0],
])('For %s the screen says so', async (_, url, questions) => {
  const { backend } = open(refused, url);
  expect(await screen.findByRole('heading', { name: 'Service record not found' })).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/service_record')).toHaveLength(questions);
  // The way back from the header, and the one from the message.
  const ways = screen.getAllByRole('link', { name: 'Service History' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/service-history', '/service-history']);
});

test('The record of the address is asked for, and nothing else', async () => {
  const { backend } = open(buildRecord());
  await sheet();
  expect(sentTo(backend, 'rpc/service_record').map(({ body }) => body)).toEqual([{ request_id: 41 }]);
});

test('The sheet names the vehicle and its owner', async () => {
  open(buildRecord());
  expect(await textBeside('Vehicle', 'Model')).toBe('Hyundai Creta (2021)');
  expect(await textBeside('Vehicle', 'Registration')).toBe('KA 01 AB 1234');
  expect(await textBeside('Vehicle', 'VIN')).toBe('MALC381CLNM123456');
  expect(await textBeside('Vehicle', 'Owner')).toBe('Asha Rao');
});

test('The sheet tells what was done, by whom and when', async () => {
  open(buildRecord());
  expect(await textBeside('Work', 'Service')).toBe('Full Service');
  expect(await textBeside('Work', 'Technician')).toBe('Ravi Menon');
  expect(await textBeside('Work', 'Requested')).toBe('8 Nov 2026');
  expect(within(await sheet()).getByText('Completed on 10 Nov 2026')).toBeInTheDocument();
  expect(await textBeside('Work', 'Your notes')).toBe('Brakes squeal in the morning');
  expect(await textBeside('Work', 'Technician report')).toBe('Pads replaced on both front wheels');
});

test('The sheet lists the parts with quantity and cost', async () => {
  open(buildRecord());
  const table = within((await part('Parts')).getByRole('table', { name: 'Parts used' }));
  const rows = table.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Part', 'Quantity', 'Cost'],
    ['Brake Pads, front', '1', '₹2,650'],
    ['Oil Filter, diesel', '2', '₹780.50'],
  ]);
});

test('The costs add up, and the difference from the estimate has its sign', async () => {
  open(buildRecord());
  expect(await textBeside('Cost', 'Parts')).toBe('₹3,430.50');
  expect(await textBeside('Cost', 'Service and labour')).toBe('₹1,569.50');
  expect(await textBeside('Cost', 'Final cost')).toBe('₹5,000');
  expect(await textBeside('Cost', 'Estimated cost')).toBe('₹4,500');
  expect(await textBeside('Cost', 'Difference')).toBe('+₹500');
});

test('A garage that asked for less than the parts came to is shown as it is', async () => {
  open(buildRecord({ final_cost: 3000 }));
  expect(await textBeside('Cost', 'Reduction')).toBe('-₹430.50');
});

test('What is not known is left out or said', async () => {
  open(
    buildRecord({ vin: null, mechanic_name: null, customer_notes: null, mechanic_notes: null, parts: [] }),
  );
  expect(await textBeside('Work', 'Technician')).toBe('Not recorded');
  expect((await part('Parts')).getByText('No parts were used.')).toBeInTheDocument();
  for (const label of ['VIN', 'Your notes', 'Technician report']) {
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  }
});

test('Print opens the printing of the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  open(buildRecord());
  await sheet();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('The screen has no accessibility problems', async () => {
  const { container } = open(buildRecord());
  await sheet();
  expect(await accessibilityViolations(container)).toEqual([]);
});
