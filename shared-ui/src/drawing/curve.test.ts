import { arc, curveThrough, part, pointOn, sampled } from './curve.ts';
import { at, distance } from './geometry.ts';
import { circleData, gridData, lineData, pathData } from './path-data.ts';

describe('A curve through nodes', () => {
  it('joins its parts end to start', () => {
    const curve = curveThrough(
      [
        at(0, 0),
        { ...at(100, 100), radius: 40 },
        { ...at(300, 120), heading: 0 },
        { ...at(400, 0), radius: 30 },
      ],
      true,
    );
    const ends = curve.map((cubic) => cubic[3]);
    const starts = [...curve.slice(1), ...curve.slice(0, 1)].map((cubic) => cubic[0]);
    const gaps = ends.map((end, index) => distance(end, starts[index] ?? at(-1, -1)));
    expect(Math.max(...gaps)).toBeLessThan(0.001);
  });

  it('passes a node with a heading exactly, in that direction', () => {
    const [before, after] = curveThrough([at(0, 0), { ...at(100, 80), heading: 0 }, at(200, 0)]);
    expect(before?.[3]).toEqual(at(100, 80));
    expect(before?.[2].y).toBeCloseTo(80);
    expect(after?.[1].y).toBeCloseTo(80);
  });

  it('cuts a corner by no more than its radius', () => {
    const points = sampled(curveThrough([at(0, 0), { ...at(100, 0), radius: 20 }, at(100, 100)]));
    expect(Math.min(...points.map((point) => distance(point, at(100, 0))))).toBeGreaterThan(2);
    expect(points.every((point) => distance(point, at(100, 0)) < 5 || point.x < 100.001)).toBe(true);
  });

  it('bulges to the left of its travel', () => {
    const [line] = curveThrough([{ ...at(0, 0), crown: 0.1 }, at(100, 0)]);
    expect(line && pointOn(line, 0.5).y).toBeCloseTo(10, 0);
  });
});

test('An arc keeps its radius', () => {
  const points = sampled(arc(at(10, 20), 300, 0, Math.PI * 1.3));
  for (const point of points) expect(distance(point, at(10, 20))).toBeCloseTo(300, 0);
});

test('A part of a line lies on that line', () => {
  const [line] = curveThrough([at(0, 0), at(90, 30)]);
  const [start, , , end] = line ? part(line, 0.2, 0.6) : [];
  expect(start && line && distance(start, pointOn(line, 0.2))).toBeCloseTo(0);
  expect(end?.y).toBeCloseTo((end?.x ?? 0) / 3);
});

test('Path data measures heights upwards', () => {
  expect(lineData(at(0, 0), at(5, 10))).toBe('M0 0L5 -10');
  expect(pathData(curveThrough([at(0, 0), at(10, 0)]))).toBe('M0 0L10 0');
  expect(circleData(at(50, 20), 20)).toBe('M30 -20a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z');
  expect(gridData(at(-1, 0), at(500, 10), 500)).toBe('M0 0L0 -10M500 0L500 -10M-1 0L500 0');
});
