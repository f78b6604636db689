import { paths } from './paths.ts';

test('A booking names its vehicle, and the service where one was chosen', () => {
  expect(paths.bookServiceFor(3)).toBe('/book-service?vehicle=3');
  expect(paths.bookServiceFor(3, 'brakes')).toBe('/book-service?vehicle=3&service=brakes');
});

test('The way to a vehicle carries a chosen service, and no empty one', () => {
  expect(paths.myVehiclesFor('brakes')).toBe('/my-vehicles?service=brakes');
  expect(paths.myVehiclesFor(null)).toBe('/my-vehicles');
  expect(paths.addVehicleFor('5')).toBe('/add-vehicle?service=5');
});

test('The login leads back to the whole address', () => {
  expect(paths.login('/service-tracking?page=2')).toBe('/login?next=%2Fservice-tracking%3Fpage%3D2');
});
