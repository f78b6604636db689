import { CarElevation, type CarFacts } from '@pitlane/shared-ui/drawing';
import { modelFacts } from './model-facts.ts';

/** Fits the longest and the highest of the known models, so that all cards show one scale. */
const sheet = { widthMm: 5400, heightMm: 2400 };

const keyOf = (brand: string, model: string) => `${brand} ${model}`.trim().toLowerCase();
const byName = new Map(
  modelFacts.map(({ brand, model, ...facts }) => [keyOf(brand, model), facts satisfies CarFacts]),
);

/** What is known of a model, whatever the case its name is written in; null for one without a drawing. */
const factsOf = (brand: string, model: string): CarFacts | null => byName.get(keyOf(brand, model)) ?? null;

interface ModelDrawingProps {
  brand: string;
  model: string;
  showDimensions?: boolean;
}

/** Side elevation of a known model, as decoration beside its name; nothing for any other. */
export function ModelDrawing({ brand, model, showDimensions = false }: ModelDrawingProps) {
  const facts = factsOf(brand, model);
  return facts && <CarElevation {...facts} sheet={sheet} showDimensions={showDimensions} />;
}
