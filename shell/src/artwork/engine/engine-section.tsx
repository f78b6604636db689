import { at, boxAround, boxData, circleData, lineData, Stroke } from '@pitlane/shared-ui/drawing';
import { LoginSheet } from '../login-sheet.tsx';
import { MeasureLine } from '../measure-line.tsx';
import { Cut, CutHatch, Fine, Solid } from '../shaded.tsx';
import { Ends, Head, Sump } from './engine-housing.tsx';
import {
  block,
  blockRight,
  bores,
  camY,
  coverTop,
  crankshaft,
  crankY,
  deckY,
  pistons,
  valveGear,
} from './engine-parts.ts';

/** Login backdrop: a four-cylinder engine, cut along its crankshaft. */
export function EngineSection() {
  const { cut, water } = block();
  const crank = crankshaft();
  const gear = bores.map((x, index) => valveGear(x, index === 2 ? 120 : 0));
  return (
    <LoginSheet>
      <CutHatch />
      <g transform="translate(1050 -260)">
        <Sump />
        <Ends />
        <Cut d={cut} />
        <Solid d={water} tone="soft" />
        <Head />
        <Solid d={crank.shapes} />
        <Fine d={crank.lines} />
        {pistons.map(({ shapes, lines }) => (
          <g key={shapes}>
            <Solid d={shapes} />
            <Fine d={lines} />
          </g>
        ))}
        {gear.map(({ shapes, lines }) => (
          <g key={shapes}>
            <Fine d={lines} />
            <Solid d={shapes} />
          </g>
        ))}
        <Plugs />
        <Stroke
          d={lineData(at(200, crankY), at(7600, crankY))}
          tone="accent"
          weight="fine"
          pattern="centre"
        />
        <Stroke
          d={bores.map((x) => lineData(at(x, crankY + 900), at(x, coverTop + 330))).join('')}
          tone="faint"
          weight="hair"
          pattern="centre"
        />
        {bores.slice(1).map((x) => (
          <MeasureLine
            key={x}
            from={at(x - 1200, coverTop + 420)}
            to={at(x, coverTop + 420)}
            text={88}
            fontSize={170}
          />
        ))}
        <MeasureLine from={at(7560, crankY)} to={at(7560, deckY)} text={205} />
        <Fine d={lineData(at(blockRight + 80, deckY), at(7640, deckY))} />
      </g>
    </LoginSheet>
  );
}

/** Sparking plugs between the valves. */
function Plugs() {
  return (
    <>
      <Solid
        tone="soft"
        d={bores
          .map(
            (x) =>
              boxData(at(x - 34, deckY + 120), at(x + 34, 6500)) +
              boxAround(at(x, 6540), 150, 90, 10) +
              boxData(at(x - 46, 6585), at(x + 46, camY - 260), 20),
          )
          .join('')}
      />
      <Fine d={bores.map((x) => circleData(at(x, deckY + 85), 22)).join('')} />
    </>
  );
}
