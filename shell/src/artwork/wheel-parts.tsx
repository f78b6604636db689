import { token } from '@pitlane/shared-ui/core';
import { at, lineData, radians, Stroke, spokes } from '@pitlane/shared-ui/drawing';
import { Fine, Solid } from './shaded.tsx';
import {
  bow,
  cone,
  cylinder,
  farHalf,
  holes,
  insideBore,
  places,
  ring,
  sector,
  stack,
} from './turned-part.ts';

const boltCircle = 285;
const upright = Math.PI / 2;

/** Drive shaft with its boot, and the hub with its studs. */
export function Hub() {
  const folds = [330, 270, 300, 230, 255, 190, 205];
  return (
    <>
      <Solid d={cylinder(-9000, -4700, 85)} />
      {folds.toReversed().map((radius, index) => (
        <Solid key={radius} d={cylinder(-4900 + index * 95, -4800 + index * 95, radius)} tone="soft" />
      ))}
      <Solid d={cylinder(-4230, -3650, 400)} />
      <Fine d={farHalf(-4100, 400) + farHalf(-3800, 400)} />
      <Solid d={cylinder(-3650, -3540, 440)} />
      <Fine d={ring(-3540, 400)} />
      <Solid d={cylinder(-3540, -3300, 190)} />
      <Fine d={ring(-3300, 150) + ring(-3300, 60)} />
      {places(boltCircle, 5, upright).map(({ along, above }) => (
        <g key={above + along} transform={`translate(${Math.round(along)} ${Math.round(-above)})`}>
          <Solid d={cylinder(-3540, -3260, 48)} tone="soft" />
        </g>
      ))}
    </>
  );
}

/** A vented brake disc. */
export function Disc() {
  const vanes = Array.from({ length: 13 }, (_, index) => {
    const angle = upright + radians(12 + index * 13);
    const [x, y] = [0.36 * 800 * Math.cos(angle), 800 * Math.sin(angle)];
    return lineData(at(-2350 + x, y), at(-2270 + x, y));
  }).join('');
  return (
    <>
      <Solid d={cylinder(-2420, -2350, 800)} />
      <Solid d={cylinder(-2350, -2270, 780)} tone="soft" />
      <Fine d={vanes} />
      <Solid d={cylinder(-2270, -2200, 800)} />
      <Fine d={ring(-2200, 775) + ring(-2200, 490)} />
      <Fine d={holes(-2200, 700, 26, 18) + holes(-2200, 570, 26, 18, radians(10))} />
      <Solid d={cylinder(-2200, -1960, 430)} />
      <Fine
        d={
          ring(-1960, 395) +
          ring(-1960, 185) +
          insideBore(-1960, 185, 60) +
          holes(-1960, boltCircle, 46, 5, upright)
        }
      />
    </>
  );
}

/** Caliper and pad, lifted off the disc. */
export function Caliper() {
  const caliper = sector({
    t0: -2620,
    t1: -2060,
    inner: 500,
    outer: 960,
    from: radians(44),
    to: radians(136),
  });
  const pad = sector({ t0: -1420, t1: -1350, inner: 480, outer: 790, from: radians(50), to: radians(130) });
  const lining = sector({
    t0: -1520,
    t1: -1420,
    inner: 510,
    outer: 780,
    from: radians(53),
    to: radians(127),
  });
  const ears = [radians(56), radians(124)];
  const bridge = bow(-2420, 960, ears) + bow(-2260, 960, ears);
  return (
    <>
      <g transform="translate(0 -700)">
        {caliper.map((d) => (
          <Solid key={d} d={d} />
        ))}
        <Fine
          d={ears.map((angle) => holes(-2060, 740, 70, 1, angle) + holes(-2060, 740, 34, 1, angle)).join('')}
        />
        <Fine d={bridge} />
      </g>
      {[...lining, ...pad].map((d) => (
        <Solid key={d} d={d} tone="soft" />
      ))}
    </>
  );
}

export function Rim() {
  return (
    <>
      <Solid d={cylinder(-900, -820, 1190)} />
      <Solid d={cone(-820, -640, 1150, 1060)} tone="soft" />
      <Solid d={cylinder(-640, -120, 1060)} />
      <Fine d={farHalf(-480, 1060) + farHalf(-300, 1060)} />
      <Solid d={cone(-120, 30, 1060, 1150)} tone="soft" />
      <Solid d={cylinder(30, 110, 1190)} />
      <Fine d={ring(110, 1140) + ring(60, 1085)} />
      <g transform="translate(60 0) scale(0.36 1)">
        <Stroke d={spokes.five(at(0, 0), 1130)} fill={token('text')} fillOpacity={0.06} />
      </g>
      <Fine d={ring(60, 165) + insideBore(60, 165, 50) + holes(60, boltCircle, 50, 5, upright)} />
    </>
  );
}

export function Tyre() {
  // A quarter of a round shoulder, as steps of depth and radius.
  const shoulder = [0, 15, 30, 45, 60, 75, 90].map((degrees) => [
    130 * (1 - Math.sin(radians(degrees))),
    90 * (1 - Math.cos(radians(degrees))),
  ]);
  const back = shoulder.map(([depth = 0, drop = 0]) => [960 + depth, 1650 - drop] as const);
  const front = shoulder.toReversed().map(([depth = 0, drop = 0]) => [1850 - depth, 1650 - drop] as const);
  const body = stack(back) + cylinder(1090, 1720, 1650) + stack(front);
  const grooves = [1200, 1340, 1480, 1620].map((t) => farHalf(t, 1650)).join('');
  return (
    <>
      <Stroke d={body} weight="outline" />
      <Stroke d={body} tone="none" fill={token('surface')} />
      <Fine d={grooves} />
      <Stroke d={ring(1850, 1560) + ring(1850, 1120)} isHollow fill={token('text')} fillOpacity={0.06} />
      <Fine d={ring(1850, 1480) + ring(1850, 1200)} />
      <Fine d={[70, 190, 420].map((depth) => insideBore(1850, 1120, depth)).join('')} />
    </>
  );
}

/** Wheel bolts and cap. */
export function Bolts() {
  return (
    <>
      {places(boltCircle, 5, upright).map(({ along, above }) => (
        <g key={above + along} transform={`translate(${Math.round(along)} ${Math.round(-above)})`}>
          <Solid d={cylinder(2900, 3130, 46)} tone="soft" />
          <Solid d={cone(3130, 3180, 50, 84)} tone="soft" />
          <Solid d={cylinder(3180, 3300, 78)} />
          <Fine d={ring(3300, 46)} />
        </g>
      ))}
      <Solid d={cylinder(3950, 4030, 250)} />
      <Fine d={ring(4030, 205)} />
    </>
  );
}
