import { token } from '@pitlane/shared-ui/core';
import { at, circleData, lineData, Stroke } from '@pitlane/shared-ui/drawing';
import { LoginSheet } from './login-sheet.tsx';
import { Fine } from './shaded.tsx';
import { Bolts, Caliper, Disc, Hub, Rim, Tyre } from './wheel-parts.tsx';

/** The position of a part's number: along the axis and its radius. */
const balloons = [
  [-3900, 400],
  [-2310, 800],
  [-560, 1060],
  [1400, 1650],
  [3110, 300],
  [3990, 250],
] as const;

function Balloon({ t, radius, figure }: { t: number; radius: number; figure: number }) {
  const y = radius + 560;
  return (
    <>
      <Fine d={lineData(at(t, -radius - 50), at(t, -y + 150)) + circleData(at(t, -y), 150)} />
      <text
        x={t}
        y={y}
        dy="0.36em"
        transform={`rotate(15 ${t} ${y})`}
        fill={token('text-muted')}
        fontFamily={token('font-drawing')}
        fontSize={170}
        textAnchor="middle"
      >
        {figure}
      </text>
    </>
  );
}

/** Login backdrop: wheel and brake, taken apart along their axis. */
export function ExplodedWheel() {
  return (
    <LoginSheet>
      <g transform="translate(5350 -4850) rotate(-15) scale(1.14)">
        <Stroke d={lineData(at(-9000, 0), at(3900, 0))} tone="accent" weight="fine" pattern="centre" />
        <Hub />
        <Disc />
        <Caliper />
        <Rim />
        <Tyre />
        <Bolts />
        {balloons.map(([t, radius], index) => (
          <Balloon key={t} t={t} radius={radius} figure={index + 1} />
        ))}
        <Stroke d={lineData(at(4130, 0), at(12000, 0))} tone="accent" weight="fine" pattern="centre" />
      </g>
    </LoginSheet>
  );
}
