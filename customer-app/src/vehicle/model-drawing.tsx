import type { CarType } from '@pitlane/shared-data/car-types';
import { type BodyType, CarElevation, type CarFacts } from '@pitlane/shared-ui/drawing';
import { modelFacts } from './model-facts.ts';

/** Fits the longest and the highest known model, so that all drawings have the same scale. */
const sheet = { widthMm: 5400, heightMm: 2400 };

const keyOf = (brand: string, model: string) => `${brand} ${model}`.trim().toLowerCase();
const byName = new Map(
  modelFacts.map(({ brand, model, ...facts }) => [keyOf(brand, model), facts satisfies CarFacts]),
);

/** Case-insensitive; null for a model without a drawing. */
const factsOf = (brand: string, model: string): CarFacts | null => byName.get(keyOf(brand, model)) ?? null;

const drawnBodyTypes: readonly BodyType[] = [
  'hatchback',
  'sedan',
  'mpv',
  'compact-suv',
  'coupe-suv',
  'suv',
  'off-roader',
];

/** Null without figures, and for a body type that is not drawn. */
function factsOfCarType({
  body_type,
  length_mm,
  wheelbase_mm,
  height_mm,
  is_electric,
}: CarType): CarFacts | null {
  const bodyType = drawnBodyTypes.find((drawn) => drawn === body_type);
  if (!bodyType || !length_mm || !wheelbase_mm || !height_mm) return null;
  return {
    bodyType,
    lengthMm: length_mm,
    wheelbaseMm: wheelbase_mm,
    heightMm: height_mm,
    isElectric: is_electric,
  };
}

interface ModelDrawingProps {
  brand: string;
  model: string;
  /** With the garage's own figures, which draw a model that is not known here. */
  carType?: CarType;
  showDimensions?: boolean;
}

/** Side elevation of a model with figures or of a known one, as decoration; null for any other. */
export function ModelDrawing({ brand, model, carType, showDimensions = false }: ModelDrawingProps) {
  const facts = (carType && factsOfCarType(carType)) ?? factsOf(brand, model);
  return facts && <CarElevation {...facts} sheet={sheet} showDimensions={showDimensions} />;
}
