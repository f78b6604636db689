import type { CarType } from '@pitlane/shared-data/car-types';
import { formatCount } from '@pitlane/shared-data/formats';
import type { ChangedFields } from '@pitlane/shared-ui/forms';

/** In the order of the form. A pickup is not drawn. */
export const bodyTypes = [
  { id: 'hatchback', label: 'Hatchback' },
  { id: 'sedan', label: 'Sedan' },
  { id: 'mpv', label: 'MPV' },
  { id: 'compact-suv', label: 'Compact SUV' },
  { id: 'coupe-suv', label: 'Coupe SUV' },
  { id: 'suv', label: 'SUV' },
  { id: 'off-roader', label: 'Off-roader' },
  { id: 'pickup', label: 'Pickup' },
] as const;

export const bodyTypeLabel = (bodyType: string) =>
  bodyTypes.find(({ id }) => id === bodyType)?.label ?? bodyType;

const millimetres = (value: number | null) => (value === null ? '' : `${formatCount(value)} mm`);

export const carModelFields: ChangedFields<CarType> = [
  { label: 'Brand', text: ({ brand }) => brand },
  { label: 'Model', text: ({ model }) => model },
  { label: 'Body type', text: ({ body_type }) => bodyTypeLabel(body_type) },
  { label: 'Length', text: ({ length_mm }) => millimetres(length_mm) },
  { label: 'Wheelbase', text: ({ wheelbase_mm }) => millimetres(wheelbase_mm) },
  { label: 'Height', text: ({ height_mm }) => millimetres(height_mm) },
  { label: 'Electric', text: ({ is_electric }) => (is_electric ? 'Yes' : 'No') },
  { label: 'On offer', text: ({ active }) => (active ? 'Yes' : 'No') },
];
