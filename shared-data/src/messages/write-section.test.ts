import { writeSection } from '../../supabase/functions/deliver-messages/write-section.ts';

const written = (line: object) =>
  writeSection({ title: 'Due', lines: [{ label: 'Cars', ...line }] }, 'https://garage.example');

test('A line says how many, how much or what, and where', () => {
  expect(written({ count: 3, path: '/due-work' })).toBe('Due\nCars: 3 (https://garage.example/due-work)');
  expect(written({ amount: 123_456.5 })).toBe('Due\nCars: ₹1,23,456.50');
  expect(written({})).toBe('Due\nCars');
});

test('More than is counted is said as such', () => {
  expect(written({ count: 1001 })).toBe('Due\nCars: 1,000+');
});

test('What people typed is no link', () => {
  expect(written({ words: 'see evil.example' })).not.toContain('evil.example');
});
