import { token } from '@pitlane/shared-ui/core';
import { at, circleData, lineData, pathData, rounded, Stroke } from '@pitlane/shared-ui/drawing';
import { body, both, cabin, daylight, headlamp, meshes, mirrored, panels, tyre } from './front-lines.ts';
import { LoginSheet } from './login-sheet.tsx';
import { MeasureLine } from './measure-line.tsx';
import { Fine, Solid } from './shaded.tsx';

function Car() {
  return (
    <>
      <Solid d={tyre(1) + tyre(-1)} weight="outline" />
      <Fine
        d={([1, -1] as const)
          .flatMap((side) =>
            [-54, 0, 54].map((dx) => lineData(at(side * 775 + dx, 12), at(side * 775 + dx, 200))),
          )
          .join('')}
      />
      <Solid
        d={both(
          [
            [770, 985, 20],
            [840, 1000, 30],
            [850, 1085, 50],
            [1000, 1092, 46],
            [1012, 1000, 46],
            [860, 972, 20],
          ],
          true,
        )}
      />
      <Solid d={body} weight="outline" />
      <Stroke
        d={mirrored([
          [300, 1412, 220],
          [505, 1384, 60],
          [688, 1002, 40],
          [300, 925, 220],
        ])}
        fill={token('text')}
        fillOpacity={0.05}
      />
      <Fine d={cabin + circleData(at(-318, 1078), 108) + circleData(at(-318, 1078), 26)} />
      <Fine d={panels} />
      <Solid d={both(headlamp, true)} />
      <Fine
        d={
          both(daylight) +
          ([1, -1] as const)
            .map((side) => circleData(at(side * 620, 698), 30) + circleData(at(side * 730, 722), 34))
            .join('')
        }
      />
      <Solid
        d={mirrored([
          [440, 700, 20],
          [452, 652, 24],
          [330, 600, 60],
        ])}
      />
      <Fine
        d={
          lineData(at(-446, 676), at(446, 676)) +
          lineData(at(-425, 650), at(425, 650)) +
          lineData(at(-385, 625), at(385, 625))
        }
      />
      <Solid d={circleData(at(0, 652), 50)} />
      <Solid d={pathData(rounded([at(-575, 400), at(575, 400), at(490, 215), at(-490, 215)], 50), true)} />
      <Fine d={meshes} />
      <Fine d={lineData(at(-560, 985), at(-60, 1010)) + lineData(at(40, 975), at(520, 1000))} />
    </>
  );
}

/** Login backdrop: the front elevation of a car, its front axle behind it. */
export function FrontElevation() {
  return (
    <LoginSheet>
      <g transform="translate(4900 -2300) scale(3.7)">
        <Stroke d={lineData(at(-1400, 0), at(3200, 0))} tone="soft" />
        <Car />
        <Stroke d={lineData(at(0, -40), at(0, 1640))} tone="accent" weight="fine" pattern="centre" />
        <Stroke
          d={([1, -1] as const)
            .map(
              (side) =>
                lineData(at(side * 905, 640), at(side * 905, -245)) +
                lineData(at(side * 775, -20), at(side * 775, -140)),
            )
            .join('')}
          tone="faint"
          weight="fine"
        />
        <MeasureLine from={at(-775, -115)} to={at(775, -115)} text={1550} fontSize={52} />
        <MeasureLine from={at(-905, -220)} to={at(905, -220)} text={1810} fontSize={52} />
        <MeasureLine from={at(-1190, 0)} to={at(-1190, 1490)} text={1490} fontSize={52} />
        <Stroke d={lineData(at(-1240, 1490), at(-330, 1490))} tone="faint" weight="fine" />
      </g>
    </LoginSheet>
  );
}
