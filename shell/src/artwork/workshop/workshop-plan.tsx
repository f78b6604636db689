import {
  at,
  boxAround,
  boxData,
  circleData,
  curveThrough,
  lineData,
  type Point,
  pathData,
  polar,
  radians,
  Stroke,
} from '@pitlane/shared-ui/drawing';
import { carPlan } from '../car-plan.ts';
import { LoginSheet } from '../login-sheet.tsx';
import { MeasureLine } from '../measure-line.tsx';
import { Fine, Solid } from '../shaded.tsx';

const [left, right, low, high] = [1000, 9000, 2300, 7700];
const wall = 130;
const bays = [2150, 4150, 6150];
const bayY = 5350;
const gate = 1500;

function Car({
  x,
  y,
  turn = 0,
  isOutside = false,
}: {
  x: number;
  y: number;
  turn?: number;
  isOutside?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${-y}) rotate(${turn})`}>
      <Solid d={carPlan.body} tone={isOutside ? 'soft' : 'strong'} />
      <Stroke d={carPlan.glass} tone="soft" weight="fine" />
      <Fine d={carPlan.detail} />
    </g>
  );
}

/** Outer walls, open at the gates, and the office in the corner. */
function Walls() {
  const gates = bays.map((x) => [x - gate / 2, x + gate / 2] as const);
  const feet = [left, ...gates.flat(), right];
  const front = feet.flatMap((x, index) => {
    const end = feet[index + 1];
    return index % 2 === 0 && end !== undefined ? [boxData(at(x, low), at(end, low + wall))] : [];
  });
  const walls =
    boxData(at(left, high - wall), at(right, high)) +
    boxData(at(left, low + wall), at(left + wall, high - wall)) +
    boxData(at(right - wall, low + wall), at(right, high - wall)) +
    boxData(at(7250, low + wall), at(7250 + wall / 2, 3100)) +
    boxData(at(7250, 3700), at(7250 + wall / 2, 4500)) +
    boxData(at(7250, 4500), at(right - wall, 4500 + wall / 2)) +
    front.join('');
  return (
    <>
      <Solid d={walls} weight="outline" />
      <Stroke d={walls} tone="none" fill="currentColor" fillOpacity={0.08} />
      <Fine
        d={gates
          .map(
            ([from, to]) =>
              lineData(at(from, low + wall / 2), at(to, low + wall / 2)) +
              lineData(at(from, low + wall), at(to, low + wall)),
          )
          .join('')}
      />
      <Fine d={lineData(at(7250, 3100), at(6650, 3100)) + doorSwing(at(7250, 3100), 600)} />
    </>
  );
}

/** Quarter circle that a door's edge describes. */
const doorSwing = (hinge: Point, width: number) =>
  pathData(
    curveThrough([
      { ...polar(hinge, width, radians(90)), heading: 180 },
      { ...polar(hinge, width, radians(180)), heading: -90 },
    ]),
  );

/** A two-post lift from above: posts, arms and pads. */
function Lift({ x }: { x: number }) {
  const arms = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => {
      const pad = at(x + side * 300, bayY + end * 480);
      return lineData(at(x + side * 680, bayY + end * 50), pad) + circleData(pad, 55);
    }),
  );
  return (
    <>
      <Solid d={boxAround(at(x - 740, bayY), 190, 260, 20) + boxAround(at(x + 740, bayY), 190, 260, 20)} />
      <Stroke d={arms.join('')} tone="soft" weight="fine" pattern="dashed" />
    </>
  );
}

/** Benches, tyre rack, compressor and desk. */
function Furniture() {
  const drawers = Array.from({ length: 9 }, (_, index) =>
    boxData(at(1330 + index * 420, 7180), at(1750 + index * 420, 7560)),
  );
  const tyres = Array.from({ length: 8 }, (_, index) =>
    boxAround(at(8700, 4900 + index * 165), 320, 130, 50),
  );
  return (
    <>
      <Solid
        tone="soft"
        d={
          drawers.join('') +
          boxData(at(8500, 4780), at(8870, 6150)) +
          boxData(at(5300, 7180), at(6650, 7560), 20)
        }
      />
      <Fine
        d={
          tyres.join('') +
          boxAround(at(1900, 7370), 200, 130, 20) +
          boxAround(at(3300, 7370), 260, 160, 20) +
          circleData(at(5560, 7370), 130) +
          circleData(at(5960, 7370), 130) +
          circleData(at(6360, 7370), 130)
        }
      />
      <Solid d={circleData(at(7700, 7150), 300) + boxAround(at(8300, 7150), 560, 300, 140)} tone="soft" />
      <Fine
        d={
          circleData(at(7700, 7150), 200) +
          lineData(at(8000, 7150), at(8020, 7150)) +
          boxAround(at(8300, 7150), 300, 160, 40)
        }
      />
      <Solid
        tone="soft"
        d={
          boxData(at(7900, 3250), at(8650, 3600), 20) +
          boxAround(at(8270, 3010), 280, 260, 90) +
          boxData(at(7500, 4180), at(8700, 4400))
        }
      />
      <Fine d={boxAround(at(8150, 3420), 260, 180, 20) + circleData(at(8500, 3460), 60)} />
    </>
  );
}

/** The path of a car from the street into the first bay. */
const way = pathData(
  curveThrough([at(2150, 4100), at(2150, 2250), { ...at(2150, 1150), radius: 620 }, at(4400, 1150)]),
);

/** Login backdrop: the floor plan of a small workshop. */
export function WorkshopPlan() {
  return (
    <LoginSheet>
      <Walls />
      <Furniture />
      {bays.map((x) => (
        <Stroke
          key={x}
          d={lineData(at(x - 880, 2700), at(x - 880, 6700)) + lineData(at(x + 880, 2700), at(x + 880, 6700))}
          tone="faint"
          weight="fine"
          pattern="centre"
        />
      ))}
      {bays.map((x) => (
        <Lift key={x} x={x} />
      ))}
      <Car x={4150} y={bayY - 60} />
      <Car x={6150} y={bayY + 40} turn={180} />
      <Stroke d={way} tone="accent" pattern="dashed" />
      <Stroke d={lineData(at(2060, 3940), at(2150, 4120), at(2240, 3940))} tone="accent" />
      <Car x={5480} y={1150} turn={-90} isOutside />
      <MeasureLine from={at(left, 8050)} to={at(right, 8050)} text={16000} />
      <MeasureLine from={at(640, low)} to={at(640, high)} text={10800} />
      {bays.slice(1).map((x) => (
        <MeasureLine key={x} from={at(x - 2000, 6880)} to={at(x, 6880)} text={4000} fontSize={150} />
      ))}
    </LoginSheet>
  );
}
