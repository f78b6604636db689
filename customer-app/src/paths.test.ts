import { paths } from './paths.ts';

test('The path of a booking contains its vehicle and the chosen service', () => {
  expect(paths.bookServiceFor(3)).toBe('/book-service?vehicle=3');
  expect(paths.bookServiceFor(3, 'brakes')).toBe('/book-service?vehicle=3&service=brakes');
  expect(paths.bookDeferred(3, 10, 'Wiper blades')).toBe('/book-service?vehicle=3&line=10&work=Wiper+blades');
});

test('A chosen service is passed on, and null is omitted', () => {
  expect(paths.myVehiclesFor('brakes')).toBe('/my-vehicles?service=brakes');
  expect(paths.myVehiclesFor(null)).toBe('/my-vehicles');
  expect(paths.addVehicleFor('5')).toBe('/add-vehicle?service=5');
});

test('The login returns to the path with its query', () => {
  expect(paths.login('/service-tracking?page=2')).toBe('/login?next=%2Fservice-tracking%3Fpage%3D2');
});
