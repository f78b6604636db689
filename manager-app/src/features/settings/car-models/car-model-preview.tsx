import { token } from '@pitlane/shared-ui/core';
import { CarElevation } from '@pitlane/shared-ui/drawing';
import { useWatch } from '@pitlane/shared-ui/forms';
import { styled } from 'styled-components';
import type { CarModelForm } from './car-model-schema.ts';

const Hint = styled.p`
  color: ${token('text-muted')};
`;

const isBetween = (value: number | null | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** The drawing that the figures make, as customers will see it. */
export function CarModelPreview() {
  const { bodyType, lengthMm, wheelbaseMm, heightMm, isElectric } = useWatch<CarModelForm>();
  if (bodyType === 'pickup') return <Hint>A pickup is listed without a drawing.</Hint>;
  if (
    !bodyType ||
    !isBetween(lengthMm, 2500, 7000) ||
    !isBetween(wheelbaseMm, lengthMm * 0.45, lengthMm * 0.75) ||
    !isBetween(heightMm, 1000, 3000)
  ) {
    return <Hint>Body type, length, wheelbase and height make the drawing.</Hint>;
  }
  return (
    <CarElevation
      title="Drawing of this model"
      showDimensions
      bodyType={bodyType}
      lengthMm={lengthMm}
      wheelbaseMm={wheelbaseMm}
      heightMm={heightMm}
      isElectric={isElectric}
    />
  );
}
