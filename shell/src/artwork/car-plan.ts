import {
  at,
  boxAround,
  curveThrough,
  lineData,
  type Node,
  pathData,
  rounded,
} from '@pitlane/shared-ui/drawing';

/** A car from above, nose up, around its own middle: closed body, glass, and lines. Two sheet units are a centimetre. */
export interface CarPlan {
  readonly body: string;
  readonly glass: string;
  readonly detail: string;
}

type Half = readonly (readonly [x: number, y: number, radius: number])[];

/** The left half of a shape, from front to back, completed by its mirror image. */
function mirrored(half: Half): string {
  const left = half.map(([x, y, radius]): Node => ({ x: -x, y, radius }));
  const right = half.map(([x, y, radius]): Node => ({ x, y, radius })).toReversed();
  return pathData(curveThrough([...left, ...right], true), true);
}

const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);

/** One car serves the whole plan: 4.3 m by 1.8 m. */
export const carPlan: CarPlan = {
  body:
    both((side) => boxAround(at(side * 478, 300), 90, 60, 20)) +
    mirrored([
      [230, 1075, 120],
      [405, 1010, 160],
      [446, 700, 120],
      [436, 0, 200],
      [446, -640, 120],
      [410, -1015, 130],
      [240, -1075, 90],
    ]),
  glass:
    mirrored([
      [250, 430, 60],
      [375, 350, 30],
      [320, 130, 40],
      [210, 165, 60],
    ]) +
    mirrored([
      [200, -640, 40],
      [310, -600, 40],
      [360, -820, 30],
      [240, -870, 60],
    ]) +
    both((side) =>
      pathData(
        rounded(
          [
            at(side * 400, 260),
            at(side * 345, 90),
            at(side * 335, -560),
            at(side * 392, -700),
            at(side * 408, -300),
          ],
          30,
        ),
        true,
      ),
    ),
  detail:
    both(
      (side) =>
        pathData(
          curveThrough([at(side * 300, 440), { ...at(side * 290, 760), radius: 200 }, at(side * 225, 1000)]),
        ) +
        pathData(
          rounded([at(side * 285, 1030), at(side * 395, 965), at(side * 400, 890), at(side * 330, 960)], 20),
          true,
        ) +
        pathData(
          rounded(
            [at(side * 300, -1040), at(side * 400, -960), at(side * 405, -900), at(side * 330, -1000)],
            20,
          ),
          true,
        ) +
        lineData(at(side * 340, -190), at(side * 405, -190)),
    ) + lineData(at(-180, -900), at(180, -900)),
};
