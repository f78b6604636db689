import type { CarType } from '@pitlane/shared-data/car-types';
import type { BodyType, CarFacts } from '@pitlane/shared-ui/drawing';
import { type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { isKnownModel } from './known-models.ts';
import { drawingName, sheet } from './model-sheet.ts';

/** Where the files of this app are; set by the bundler. */
declare const __webpack_public_path__: string;

const drawingAddress = (brand: string, model: string) =>
  `${__webpack_public_path__}static/drawings/${drawingName(brand, model)}.${process.env.PITLANE_DRAWINGS}.svg`;

/** A drawing that cannot be loaded is left out: it is decoration. */
const FiguresDrawing = lazy<ComponentType<{ facts: CarFacts }>>(() =>
  import('./figures-drawing.tsx').catch(() => ({ default: () => null })),
);

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
`;

const Place = styled.div`
  aspect-ratio: ${sheet.widthMm} / ${sheet.heightMm};
`;

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
}

/** Side elevation of a model with figures or of a known one, as decoration; null for any other. */
export function ModelDrawing({ brand, model, carType }: ModelDrawingProps) {
  const facts = carType && factsOfCarType(carType);
  if (facts) {
    return (
      <Suspense fallback={<Place />}>
        <FiguresDrawing facts={facts} />
      </Suspense>
    );
  }
  if (!isKnownModel(brand, model)) return null;
  return (
    <Picture
      src={drawingAddress(brand, model)}
      width={sheet.widthMm}
      height={sheet.heightMm}
      alt=""
      loading="lazy"
      decoding="async"
      // The service worker keeps only what it can read.
      crossOrigin="anonymous"
    />
  );
}
