import type { ServiceCategory } from '@pitlane/shared-data/services';
import {
  BatteryCharging,
  CircleGauge,
  Cog,
  Droplet,
  Gauge,
  type IconComponent,
  Snowflake,
  Wrench,
  Zap,
} from '@pitlane/shared-ui/icons';

/** An advertised service. The services that can be booked, with their prices, are in the database. */
export interface CatalogueEntry {
  /** Used in URLs. */
  id: string;
  name: string;
  description: string;
  category: ServiceCategory;
  priceRange: string;
  duration: string;
  icon: IconComponent;
}

/** Spec section 9, "Catalogue entries". */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'oil-change',
    name: 'Oil Change & Maintenance',
    description: 'Fresh engine oil and filter, fluids topped up, and wear parts checked.',
    category: 'maintenance',
    priceRange: '₹3,500-₹6,000',
    duration: '30-45 mins',
    icon: Droplet,
  },
  {
    id: 'brakes',
    name: 'Brake Repair & Service',
    description: 'Pads, discs, callipers and fluid checked, and replaced if needed.',
    category: 'repair',
    priceRange: '₹12,000-₹32,000',
    duration: '2-4 hours',
    icon: Wrench,
  },
  {
    id: 'diagnostics',
    name: 'Engine Diagnostics',
    description: 'Fault codes read, sensors measured, and the cause of the warning light found.',
    category: 'diagnostic',
    priceRange: '₹8,000-₹16,000',
    duration: '1-2 hours',
    icon: Gauge,
  },
  {
    id: 'tires',
    name: 'Tire Services',
    description: 'Rotation, balancing and alignment, or a new set fitted.',
    category: 'maintenance',
    priceRange: '₹6,500-₹24,000',
    duration: '1-2 hours',
    icon: CircleGauge,
  },
  {
    id: 'battery',
    name: 'Battery Service',
    description: 'Charge and starting power tested, terminals cleaned, battery replaced if it is weak.',
    category: 'electrical',
    priceRange: '₹9,500-₹20,000',
    duration: '30 mins-1 hour',
    icon: BatteryCharging,
  },
  {
    id: 'air-conditioning',
    name: 'Air Conditioning Service',
    description: 'Refrigerant, compressor and cabin filter checked and serviced.',
    category: 'comfort',
    priceRange: '₹7,200-₹24,000',
    duration: '1-3 hours',
    icon: Snowflake,
  },
  {
    id: 'transmission',
    name: 'Transmission Service',
    description: 'From a fluid change to an overhaul of clutch and gearbox.',
    category: 'major',
    priceRange: '₹16,000-₹2,40,000',
    duration: '2-8 hours',
    icon: Cog,
  },
  {
    id: 'electrical',
    name: 'Electrical System Repair',
    description: 'Wiring, lights, alternator and starter traced, measured and repaired.',
    category: 'electrical',
    priceRange: '₹8,000-₹40,000',
    duration: '1-4 hours',
    icon: Zap,
  },
];
