import { type AddressInfo, createServer } from 'node:net';
import { choosePorts, requireFreePorts } from './ports.ts';

test('the documented ports hold unless told otherwise', () => {
  expect(choosePorts('')).toEqual({
    shell: 3000,
    customer: 3001,
    mechanic: 3002,
    manager: 3003,
    backend: 54_321,
  });
});

test('PITLANE_PORT moves the shell, and the rest follow', () => {
  expect(choosePorts('4000')).toEqual({
    shell: 4000,
    customer: 4001,
    mechanic: 4002,
    manager: 4003,
    backend: 4004,
  });
});

test.each(['eighty', '0', '-1', '65535', '80.5'])('PITLANE_PORT=%s is refused in plain words', (port) => {
  expect(() => choosePorts(port)).toThrow(`PITLANE_PORT must be a port number, not "${port}"`);
});

test('a fourth remote stands behind the backend, so that nothing else moves', () => {
  expect(choosePorts('4000', ['customer', 'mechanic', 'manager', 'supplier'])).toMatchObject({
    manager: 4003,
    backend: 4004,
    supplier: 4005,
  });
});

test('a taken port is named, with what to do about it, unless it is let go in time', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts({ customer: port }, 0)).rejects.toThrow(
    `Port ${port} (customer) is taken. Stop what listens there, or set PITLANE_PORT to move the portal.`,
  );
  const free = requireFreePorts({ customer: port });
  await new Promise((resolve) => server.close(resolve));
  await expect(free).resolves.toBeUndefined();
});
