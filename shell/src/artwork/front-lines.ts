import {
  at,
  boxAround,
  boxData,
  curveThrough,
  lineData,
  type Node,
  pathData,
} from '@pitlane/shared-ui/drawing';

type Half = readonly (readonly [x: number, y: number, radius?: number])[];

/** The right half of a line from the middle outwards, with its mirror image. */
export function mirrored(half: Half, isClosed = true): string {
  const node = (side: 1 | -1) => half.map(([x, y, radius]): Node => ({ x: side * x, y, radius }));
  return pathData(curveThrough([...node(-1).toReversed(), ...node(1)], isClosed), isClosed);
}

/** The same lines on both sides of the middle. */
export const both = (half: Half, isClosed = false) =>
  ([1, -1] as const)
    .map((side) =>
      pathData(
        curveThrough(
          half.map(([x, y, radius]): Node => ({ x: side * x, y, radius })),
          isClosed,
        ),
        isClosed,
      ),
    )
    .join('');

export const tyre = (side: 1 | -1) => boxData(at(side * 775 - 108, 0), at(side * 775 + 108, 640), 60);

export const body = mirrored([
  [300, 1489, 220],
  [588, 1432, 190],
  [762, 1005, 70],
  [866, 942, 70],
  [906, 780, 90],
  [905, 480, 90],
  [880, 320, 50],
  [850, 200, 40],
  [560, 165, 80],
]);

/** Lines on the body: bonnet, bumper, plate. */
export const panels =
  mirrored(
    [
      [300, 893, 200],
      [600, 925, 80],
      [690, 985],
    ],
    false,
  ) +
  mirrored(
    [
      [300, 722, 160],
      [470, 738, 40],
      [560, 790, 60],
      [705, 972],
    ],
    false,
  ) +
  both([
    [250, 735],
    [345, 880],
  ]) +
  both([
    [872, 800],
    [840, 900, 60],
    [775, 985],
  ]) +
  both([
    [897, 560],
    [720, 540, 80],
    [620, 420, 60],
    [560, 405],
  ]) +
  both(
    [
      [690, 300, 20],
      [838, 330, 20],
      [858, 450, 24],
      [740, 432, 24],
    ],
    true,
  ) +
  mirrored(
    [
      [520, 205, 60],
      [855, 250],
    ],
    false,
  ) +
  boxAround(at(0, 478), 520, 110, 12);

export const headlamp: Half = [
  [468, 668, 16],
  [480, 722, 20],
  [790, 792, 30],
  [882, 770, 24],
  [868, 706, 30],
  [700, 654, 40],
];

/** The strip of light along a head lamp's upper edge. */
export const daylight: Half = [
  [492, 690],
  [510, 704, 20],
  [792, 768, 30],
  [862, 752],
];

export const meshes = [0, 1, 2, 3, 4]
  .map((row) => lineData(at(-538 + row * 16, 368 - row * 31), at(538 - row * 16, 368 - row * 31)))
  .join('');

/** Cabin behind the windscreen. */
export const cabin =
  both([
    [250, 960, 30],
    [235, 1180, 40],
    [400, 1180, 40],
    [440, 960, 30],
  ]) +
  both(
    [
      [270, 1185, 30],
      [275, 1290, 30],
      [365, 1290, 30],
      [370, 1185, 30],
    ],
    true,
  ) +
  boxAround(at(0, 1395), 150, 46, 20);
