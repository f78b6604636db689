import { drawCar } from '@pitlane/shared-ui/drawing';
import { render, waitFor } from '@testing-library/react';
import { buildCarType } from '../testing/car-types.ts';
import { drawings } from './drawings.tsx';
import { ModelDrawing } from './model-drawing.tsx';
import { modelFacts } from './model-facts.ts';
import { drawingName } from './model-sheet.ts';

const known = [
  ...['Baleno', 'Dzire', 'Ertiga', 'Swift'].map((model) => ['Maruti Suzuki', model]),
  ...['Creta', 'i20', 'Verna', 'Tucson'].map((model) => ['Hyundai', model]),
  ...['Amaze', 'City', 'Civic', 'CR-V'].map((model) => ['Honda', model]),
  ...['Camry', 'Corolla', 'Fortuner', 'Innova Crysta'].map((model) => ['Toyota', model]),
  ...['Harrier', 'Nexon', 'Nexon EV', 'Safari'].map((model) => ['Tata', model]),
  ...['Scorpio', 'Thar', 'XUV700'].map((model) => ['Mahindra', model]),
  ...['Seltos', 'Sonet'].map((model) => ['Kia', model]),
  ['MG', 'ZS EV'],
  ['Tesla', 'Model 3'],
  ['Audi', 'A4'],
  ['BMW', '3 Series'],
  ['Mercedes-Benz', 'C-Class'],
] as [string, string][];

const draw = (brand: string, model: string) => render(<ModelDrawing brand={brand} model={model} />).container;

test('Exactly the known models have a drawing', () => {
  const names = modelFacts.map(({ brand, model }) => `${brand} ${model}`);
  expect(names.toSorted()).toEqual(known.map((name) => name.join(' ')).toSorted());
});

describe.each(known)('The drawing of the %s %s', (brand, model) => {
  const file = drawings[drawingName(brand, model)] ?? '';

  it('The file is shown as decoration', () => {
    const picture = draw(brand, model).querySelector('img');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture?.getAttribute('src')).toMatch(`/static/drawings/${drawingName(brand, model)}.`);
  });

  it('The file has no invalid number', () => {
    expect(file).not.toMatch(/NaN|undefined|Infinity/);
    expect(file.length).toBeLessThan(30_000);
  });

  it('The scale is the same as that of all others', () => {
    expect(file).toMatch(/viewBox="\S+ \S+ 5400 2400"/);
  });
});

test.each(modelFacts)(
  'The $brand $model has its published length, height and wheelbase, with wheels on the ground',
  (facts) => {
    const { body, spareWheel, fittings, wheels } = drawCar(facts);
    const ends = [...(body + spareWheel + fittings).matchAll(/(-?\d+) (-?\d+)(?=[MLCZ]|$)/g)];
    const xs = ends.map(([, x]) => Number(x));
    const ys = ends.map(([, , y]) => -Number(y));
    expect([Math.min(...xs), Math.max(...xs), Math.max(...ys)]).toEqual([0, facts.lengthMm, facts.heightMm]);

    const tyres = [...wheels.tyres.matchAll(/M(\S+) (\S+?)a(\S+)/g)].map((match) =>
      match.slice(1).map(Number),
    );
    expect(tyres.map(([, y = 0, radius = 0]) => -y - radius)).toEqual([0, 0]);
    expect((tyres[1]?.[0] ?? 0) - (tyres[0]?.[0] ?? 0)).toBeCloseTo(facts.wheelbaseMm);
  },
);

test('No two models share a silhouette', () => {
  expect(new Set(modelFacts.map((facts) => drawCar(facts).body)).size).toBe(modelFacts.length);
});

test('Models are matched case-insensitively, and an unknown one has no drawing', () => {
  expect(draw('HYUNDAI', 'I20').querySelector('img')).toBeInTheDocument();
  expect(draw('Maruti Suzuki', 'Wagon R')).toBeEmptyDOMElement();
});

const bolero = buildCarType({ brand: 'Mahindra', model: 'Bolero', body_type: 'off-roader' });
const drawCarType = (figures: Partial<typeof bolero>) =>
  render(<ModelDrawing brand="Mahindra" model="Bolero" carType={{ ...bolero, ...figures }} />).container;

/** The drawing, once the code that draws it has loaded. */
async function drawnFrom(figures: Partial<typeof bolero>) {
  const container = drawCarType(figures);
  await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
  return container.innerHTML;
}

test('A model that the garage has added is drawn from its figures', async () => {
  const drawing = await drawnFrom({ length_mm: 3995, wheelbase_mm: 2680, height_mm: 1880 });
  expect(await drawnFrom({ length_mm: 4395, wheelbase_mm: 2680, height_mm: 1880 })).not.toBe(drawing);
});

test.each([
  [2500, 1500, 1000],
  [2500, 1875, 3000],
  [7000, 3150, 1000],
  [6000, 4500, 3000],
])(
  'Figures at the limits, %d %d %d, make a drawing without invalid numbers',
  async (length_mm, wheelbase_mm, height_mm) => {
    for (const body_type of ['hatchback', 'sedan', 'mpv', 'compact-suv', 'coupe-suv', 'suv', 'off-roader']) {
      expect(await drawnFrom({ length_mm, wheelbase_mm, height_mm, body_type })).not.toMatch(
        /NaN|undefined|Infinity/,
      );
    }
  },
);

test('A model without figures, and a pickup, has no drawing', () => {
  expect(drawCarType({})).toBeEmptyDOMElement();
  const hilux = { body_type: 'pickup', length_mm: 5325, wheelbase_mm: 3085, height_mm: 1815 };
  expect(drawCarType(hilux)).toBeEmptyDOMElement();
});
