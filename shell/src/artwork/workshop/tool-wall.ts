import {
  at,
  boxAround,
  boxData,
  type Curve,
  circleData,
  curveThrough,
  lineData,
  type Node,
  type Point,
  pathData,
  radians,
} from '@pitlane/shared-ui/drawing';

/** Turns and moves a shape that was drawn around the origin. */
const placed = (curve: Curve, origin: Point, degrees: number): Curve => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const move = ({ x, y }: Point) => at(origin.x + x * cos - y * sin, origin.y + x * sin + y * cos);
  return curve.map(([a, b, c, d]) => [move(a), move(b), move(c), move(d)]);
};

const corner = (x: number, y: number, radius: number): Node => ({
  x,
  y,
  radius,
});

/** Half an outline, mirrored about x = 0 and closed. */
const symmetric = (half: readonly Node[]) =>
  curveThrough([...half, ...half.toReversed().map((node) => ({ ...node, x: -node.x }))], true);

/** A combination spanner, jaw up, `length` mm between its middles. */
function spanner(length: number): Curve {
  const w = length * 0.045;
  const jaw = length * 0.12;
  return symmetric([
    corner(jaw * 0.42, length + jaw * 0.1, 4),
    corner(jaw * 0.5, length + jaw, 12),
    corner(jaw * 1.05, length + jaw * 0.5, 20),
    corner(jaw * 0.95, length - jaw * 0.5, 20),
    corner(w, length - jaw * 1.5, 30),
    corner(w, jaw * 1.2, 20),
    corner(jaw * 0.9, jaw * 0.5, 20),
    corner(jaw * 0.9, -jaw * 0.5, 20),
    corner(jaw * 0.4, -jaw * 0.95, 16),
  ]);
}

function screwdriver(length: number): Curve {
  return symmetric([
    corner(14, length, 6),
    corner(30, length * 0.95, 14),
    corner(30, length * 0.66, 14),
    corner(9, length * 0.6, 6),
    corner(9, 14, 4),
    corner(5, 0, 2),
  ]);
}

function hammer(length: number): Curve {
  return curveThrough(
    [
      corner(-13, 0, 6),
      corner(-10, length - 60, 4),
      corner(-95, length - 62, 10),
      corner(-95, length - 2, 10),
      corner(-20, length + 4, 20),
      corner(90, length - 22, 12),
      corner(112, length - 52, 8),
      corner(10, length - 60, 10),
      corner(13, 0, 6),
    ],
    true,
  );
}

export interface ToolWall {
  readonly board: string;
  readonly tools: string;
  readonly bench: string;
  readonly benchDetail: string;
}

/** A pegboard with hung tools over a bench with a vice, from `left` to `right`. */
export function toolWall(left: number, right: number, low: number, high: number): ToolWall {
  const hang = (curve: Curve, x: number, y: number, degrees = 0) =>
    pathData(placed(curve, at(left + x, y), degrees), true);
  const spanners = [330, 290, 255, 225].map((length, index) => {
    const x = 110 + index * 108;
    const ring = at(left + x, high - 75 - length);
    return hang(spanner(length), x, ring.y) + circleData(ring, length * 0.055);
  });
  const drivers = [310, 265, 225].map((length, index) =>
    hang(screwdriver(length), 620 + index * 95, high - 60 - length),
  );
  const viceX = right - 520;
  return {
    board: boxData(at(left, low), at(right, high), 10),
    tools: [...spanners, ...drivers, hang(hammer(330), 1000, high - 400)].join(''),
    bench:
      boxData(at(left + 860, 800), at(right + 900, 860)) + boxData(at(left + 960, 0), at(left + 1040, 800)),
    benchDetail:
      boxAround(at(viceX, 885), 190, 50, 8) +
      boxData(at(viceX - 90, 910), at(viceX + 30, 1040), 14) +
      boxData(at(viceX + 60, 930), at(viceX + 110, 1040), 10) +
      lineData(at(viceX + 110, 965), at(viceX + 200, 965)) +
      lineData(at(viceX + 200, 895), at(viceX + 200, 1035)) +
      lineData(at(left + 1040, 260), at(right + 900, 260)) +
      lineData(at(left + 1040, 230), at(right + 900, 230)),
  };
}
