import type { CarType } from '@pitlane/shared-data/car-types';
import { Card, CardGrid, CardHeader, StatCard, StatGrid, StatusBadge } from '@pitlane/shared-ui/core';
import { Car, CarFront, ListFilter, Tag } from '@pitlane/shared-ui/icons';
import { ModelDrawing } from '../../vehicle/model-drawing.tsx';
import { bodyTypeLabel } from './body-type-label.ts';
import { summariseModels } from './summarise-models.ts';

export function Models({ carTypes }: { carTypes: readonly CarType[] }) {
  const { shown, brands, models, categories } = summariseModels(carTypes);
  return (
    <>
      <CardGrid cardWidth="small" aria-label="Models">
        {carTypes.map((carType) => {
          const { cartype_id, brand, model, body_type } = carType;
          return (
            <li key={cartype_id}>
              <Card as="article" aria-labelledby={`model-${cartype_id}`}>
                <ModelDrawing brand={brand} model={model} carType={carType} />
                <CardHeader id={`model-${cartype_id}`} title={model} detail={brand} />
                <div>
                  <StatusBadge icon={CarFront}>{bodyTypeLabel(body_type)}</StatusBadge>
                </div>
              </Card>
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
