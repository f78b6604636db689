import { CarElevation, type CarFacts } from '@pitlane/shared-ui/drawing';
import { modelFacts } from './model-facts.ts';

/** Fits the longest and the highest known model, so that all drawings have the same scale. */
const sheet = { widthMm: 5400, heightMm: 2400 };

const keyOf = (brand: string, model: string) => `${brand} ${model}`.trim().toLowerCase();
const byName = new Map(
  modelFacts.map(({ brand, model, ...facts }) => [keyOf(brand, model), facts satisfies CarFacts]),
);

/** Case-insensitive; null for a model without a drawing. */
const factsOf = (brand: string, model: string): CarFacts | null => byName.get(keyOf(brand, model)) ?? null;

interface ModelDrawingProps {
  brand: string;
  model: string;
  showDimensions?: boolean;
}

/** Side elevation of a known model, as decoration; null for any other. */
export function ModelDrawing({ brand, model, showDimensions = false }: ModelDrawingProps) {
  const facts = factsOf(brand, model);
  return facts && <CarElevation {...facts} sheet={sheet} showDimensions={showDimensions} />;
}
