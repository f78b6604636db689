import type { CarType } from '@pitlane/shared-data/car-types';
import { Card, CardGrid, CardHeader, media, StatCard, StatGrid, space, token } from '@pitlane/shared-ui/core';
import { Car, CarFront, ListFilter, Tag } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { ModelDrawing } from '../../vehicle/model-drawing.tsx';
import { bodyTypeLabel } from './body-type-label.ts';
import { summariseModels } from './summarise-models.ts';

/** On phones the drawing is beside the name, so that a card is a row. */
const Model = styled(Card)`
  & > p {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }

  @media ${media.narrow} {
    && {
      display: grid;
      grid-template-columns: 8rem minmax(0, 1fr);
      align-items: center;
      align-content: center;
      gap: 0 ${space(3)};
      padding: ${space(1)} ${space(2)};
    }

    & > :first-child {
      grid-row: 1 / span 2;
    }

    & > header {
      align-self: end;
    }

    & > p {
      align-self: start;
    }
  }
`;

export function Models({ carTypes }: { carTypes: readonly CarType[] }) {
  const { shown, brands, models, categories } = summariseModels(carTypes);
  return (
    <>
      <CardGrid cardWidth="small" aria-label="Models">
        {carTypes.map((carType) => {
          const { cartype_id, brand, model, body_type } = carType;
          return (
            <li key={cartype_id}>
              <Model forwardedAs="article" isDense aria-labelledby={`model-${cartype_id}`}>
                <ModelDrawing brand={brand} model={model} carType={carType} />
                <CardHeader id={`model-${cartype_id}`} title={model} detail={brand} />
                <p>{bodyTypeLabel(body_type)}</p>
              </Model>
            </li>
          );
        })}
      </CardGrid>
      <footer>
        <StatGrid aria-label="Summary of the models shown">
          <StatCard label="Showing" value={shown} icon={CarFront} />
          <StatCard label="Brands" value={brands} icon={Tag} />
          <StatCard label="Models" value={models} icon={Car} />
          <StatCard label="Categories" value={categories} icon={ListFilter} />
        </StatGrid>
      </footer>
    </>
  );
}
