import type { ServiceCategory } from '@pitlane/shared-data/services';

/** A service by a name in links: that of the first catalogue, which a garage may offer under another. */
export interface CatalogueEntry {
  /** Used in URLs. */
  id: string;
  name: string;
  category: ServiceCategory;
}

/** The services that links know by name. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'oil-change',
    name: 'Oil Change & Maintenance',
    category: 'maintenance',
  },
  {
    id: 'brakes',
    name: 'Brake Repair & Service',
    category: 'repair',
  },
  {
    id: 'diagnostics',
    name: 'Engine Diagnostics',
    category: 'diagnostic',
  },
  {
    id: 'tires',
    name: 'Tire Services',
    category: 'maintenance',
  },
  {
    id: 'battery',
    name: 'Battery Service',
    category: 'electrical',
  },
  {
    id: 'air-conditioning',
    name: 'Air Conditioning Service',
    category: 'comfort',
  },
  {
    id: 'transmission',
    name: 'Transmission Service',
    category: 'major',
  },
  {
    id: 'electrical',
    name: 'Electrical System Repair',
    category: 'electrical',
  },
];
