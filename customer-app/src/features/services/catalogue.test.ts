import { catalogue } from '../../service/catalogue.ts';
import { entriesOf, toCatalogueFilter } from './catalogue-filter.ts';

test('The catalogue contains the eight services with their price ranges and durations', () => {
  expect(catalogue.map(({ name, priceRange, duration }) => [name, priceRange, duration])).toEqual([
    ['Oil Change & Maintenance', '₹3,500-₹6,000', '30-45 mins'],
    ['Brake Repair & Service', '₹12,000-₹32,000', '2-4 hours'],
    ['Engine Diagnostics', '₹8,000-₹16,000', '1-2 hours'],
    ['Tire Services', '₹6,500-₹24,000', '1-2 hours'],
    ['Battery Service', '₹9,500-₹20,000', '30 mins-1 hour'],
    ['Air Conditioning Service', '₹7,200-₹24,000', '1-3 hours'],
    ['Transmission Service', '₹16,000-₹2,40,000', '2-8 hours'],
    ['Electrical System Repair', '₹8,000-₹40,000', '1-4 hours'],
  ]);
});

test('Each filter shows the services of its category, and none is empty', () => {
  for (const filter of ['maintenance', 'repair', 'electrical', 'diagnostic'] as const) {
    const entries = entriesOf(filter, catalogue);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ category }) => category === filter)).toBe(true);
  }
  expect(entriesOf('all', catalogue)).toEqual(catalogue);
});

test('An unknown category in the URL shows all services', () => {
  expect(toCatalogueFilter('repair')).toBe('repair');
  expect(toCatalogueFilter('boats')).toBe('all');
  expect(toCatalogueFilter(null)).toBe('all');
});
