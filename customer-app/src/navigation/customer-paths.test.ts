import { paths } from './customer-paths.ts';

test('A booking names its vehicle, and the service where one was chosen', () => {
  expect(paths.bookService(3)).toBe('/book-service?vehicle=3');
  expect(paths.bookService(3, 5)).toBe('/book-service?vehicle=3&service=5');
});

test('My Vehicles carries a chosen service, and no empty one', () => {
  expect(paths.myVehiclesFor(5)).toBe('/my-vehicles?service=5');
  expect(paths.myVehiclesFor(null)).toBe('/my-vehicles');
});

test('The login leads back to the whole address', () => {
  expect(paths.login('/service-tracking?page=2')).toBe('/login?next=%2Fservice-tracking%3Fpage%3D2');
});
