import { sampled } from '../curve.ts';
import { angleOf, at, distance, type Point } from '../geometry.ts';
import { bodyTypes } from './body-types.ts';
import type { BodyType, CarFacts } from './car-facts.ts';
import { frameOf } from './car-frame.ts';
import { drawCar } from './draw-car.ts';
import { profileOf } from './profile.ts';

const figures: Record<BodyType, Omit<CarFacts, 'bodyType'>> = {
  hatchback: { lengthMm: 3860, wheelbaseMm: 2450, heightMm: 1520 },
  sedan: { lengthMm: 4600, wheelbaseMm: 2700, heightMm: 1450 },
  mpv: { lengthMm: 4400, wheelbaseMm: 2740, heightMm: 1690 },
  suv: { lengthMm: 4600, wheelbaseMm: 2740, heightMm: 1720 },
  'compact-suv': { lengthMm: 3995, wheelbaseMm: 2500, heightMm: 1620 },
  'coupe-suv': { lengthMm: 3995, wheelbaseMm: 2500, heightMm: 1620 },
  'off-roader': { lengthMm: 4400, wheelbaseMm: 2650, heightMm: 1900 },
};
const cars = Object.keys(bodyTypes).map((type): CarFacts => {
  const bodyType = type as BodyType;
  return { bodyType, ...figures[bodyType] };
});
const outlineOf = (facts: CarFacts) => sampled(profileOf(frameOf(facts)).outline, 8);

const turns = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = (a: Point, b: Point, c: Point, d: Point) =>
  turns(a, b, c) * turns(a, b, d) < 0 && turns(c, d, a) * turns(c, d, b) < 0;

describe.each(cars)('The drawing of a $bodyType', (facts) => {
  it('is as long and as high as published', () => {
    const points = outlineOf(facts);
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(0, 0);
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(facts.lengthMm, 0);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(facts.heightMm, 0);
  });

  it('stands on the ground with round wheels, one wheelbase apart', () => {
    const circles = [...drawCar(facts).wheels.tyres.matchAll(/M(\S+) (\S+?)a(\S+) (\S+) 0 1 0/g)].map(
      (match) => match.slice(1).map(Number),
    );
    expect(circles).toHaveLength(2);
    const hubs = circles.map(([left = 0, y = 0, radiusX = 0, radiusY = 0]) => {
      expect(radiusX).toBe(radiusY);
      expect(-y - radiusX).toBeCloseTo(0);
      return left + radiusX;
    });
    expect((hubs[1] ?? 0) - (hubs[0] ?? 0)).toBe(facts.wheelbaseMm);
  });

  it('has a silhouette that never crosses itself', () => {
    const points = outlineOf(facts).filter(
      (point, index, all) => distance(point, all[index - 1] ?? at(-9, -9)) > 1,
    );
    const crossings = points.flatMap((a, i) =>
      points.slice(i + 2).flatMap((c, offset) => {
        const [b, d] = [points[i + 1], points[i + 3 + offset]];
        return b && d && cross(a, b, c, d) ? [`${a.x},${a.y}`] : [];
      }),
    );
    expect(crossings).toEqual([]);
  });

  it('has a roof without kinks', () => {
    const roof = outlineOf(facts)
      .filter(
        ({ x, y }) => x > 0.35 * facts.lengthMm && x < 0.65 * facts.lengthMm && y > 0.6 * facts.heightMm,
      )
      .filter((point, index, all) => index === 0 || distance(point, all[index - 1] ?? point) > 1);
    roof.slice(2).forEach((point, index) => {
      const [a, b] = [roof[index], roof[index + 1]];
      if (a && b) expect(Math.abs(angleOf(b, point) - angleOf(a, b))).toBeLessThan(0.2);
    });
  });
});

const city = { bodyType: 'sedan', ...figures.sedan } as const;

test('Roof rails stay within the published height', () => {
  const facts: CarFacts = { bodyType: 'suv', ...figures.suv, hints: { roofRails: true } };
  expect(Math.max(...outlineOf(facts).map(({ y }) => y))).toBe(facts.heightMm - 45);
  const heights = [...drawCar(facts).fittings.matchAll(/ (-?\d+)/g)].map((match) => -Number(match[1]));
  expect(Math.max(...heights)).toBe(facts.heightMm);
});

test('A spare wheel on the tailgate is part of the published length', () => {
  const facts: CarFacts = { bodyType: 'off-roader', ...figures['off-roader'], hints: { spareWheel: true } };
  const { spareWheel, frame } = drawCar(facts);
  expect(frame.tailX).toBe(facts.lengthMm - 200);
  expect(spareWheel).toContain(`${facts.lengthMm} `);
});

test('Only an electric car shows a battery, and only others a fuel flap', () => {
  expect(drawCar(city).hidden).toBe('');
  expect(drawCar({ ...city, isElectric: true }).hidden).not.toBe('');
  expect(drawCar({ ...city, isElectric: true }).gaps.length).toBeLessThan(drawCar(city).gaps.length);
});

test('A two-door car has one handle and no rear door', () => {
  const handles = (doors: 2 | 4) => drawCar({ ...city, hints: { doors } }).doors.handles.match(/M/g);
  expect(handles(2)).toHaveLength(1);
  expect(handles(4)).toHaveLength(2);
});

/** Points along path data of lines and cubic curves. */
function pointsOf(data: string): Point[] {
  let last = at(0, 0);
  return [...data.matchAll(/[MLC][^MLCZ]*/g)].flatMap(([step]) => {
    const numbers = [...step.matchAll(/-?\d+/g)].map(Number);
    const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [at(x, numbers[index + 1] ?? 0)] : []));
    const [b = last, c = b, d = c] = points;
    const from = last;
    last = points.at(-1) ?? last;
    return step.startsWith('C') ? sampled([[from, b, c, d]]) : [last];
  });
}

test.each([0.53, 0.56, 0.6])('The fuel flap does not cross a crease at %d that rises to the lamp', (rear) => {
  const { gaps, creases } = drawCar({ ...city, hints: { shoulder: [0.555, rear] } });
  const flap = pointsOf(gaps.match(/M[^M]*Z/)?.[0] ?? '');
  const shoulder = pointsOf(creases.match(/M[^M]*/)?.[0] ?? '');
  const [left, right] = [Math.min, Math.max].map((edge) => edge(...flap.map(({ x }) => x)));
  const [top, bottom] = [Math.min, Math.max].map((edge) => edge(...flap.map(({ y }) => y)));
  const beside = shoulder.filter(({ x }) => x > Number(left) && x < Number(right));
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.filter(({ y }) => y > Number(top) && y < Number(bottom))).toEqual([]);
});
