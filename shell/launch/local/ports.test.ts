import { type AddressInfo, createServer } from 'node:net';
import { choosePorts, requireFreePorts } from './ports.ts';

test('without PITLANE_PORT the documented ports are used', () => {
  expect(choosePorts('')).toEqual({
    shell: 3000,
    customer: 3001,
    mechanic: 3002,
    manager: 3003,
    backend: 54_321,
  });
});

test('PITLANE_PORT moves the shell and the other ports with it', () => {
  expect(choosePorts('4000')).toEqual({
    shell: 4000,
    customer: 4001,
    mechanic: 4002,
    manager: 4003,
    backend: 4004,
  });
});

test.each(['eighty', '0', '-1', '65535', '80.5'])('PITLANE_PORT=%s is refused with a message', (port) => {
  expect(() => choosePorts(port)).toThrow(`PITLANE_PORT must be a port number, not "${port}"`);
});

test('the port of a fourth remote follows the backend, so that no other port changes', () => {
  expect(choosePorts('4000', ['customer', 'mechanic', 'manager', 'supplier'])).toMatchObject({
    manager: 4003,
    backend: 4004,
    supplier: 4005,
  });
});

test('a port in use is reported with a remedy, unless it becomes free in time', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts({ customer: port }, 0)).rejects.toThrow(
    `Port ${port} (customer) is in use. Stop the program that uses it, or set PITLANE_PORT to move the portal.`,
  );
  const free = requireFreePorts({ customer: port });
  await new Promise((resolve) => server.close(resolve));
  await expect(free).resolves.toBeUndefined();
});
