import {
  at,
  boxAround,
  boxData,
  curveThrough,
  lineData,
  pathData,
  rounded,
} from '@pitlane/shared-ui/drawing';
import { Cut, Fine, Solid } from '../shaded.tsx';
import { blockLeft, blockRight, boreHalf, bores, camY, coverTop, crankY, deckY } from './engine-parts.ts';

const headTop = 6420;

/** Sump with its oil, baffle and strainer. */
export function Sump() {
  const sump = rounded(
    [
      at(blockLeft, crankY - 60),
      at(blockLeft, 2250),
      at(3600, 2150),
      at(3900, 1640),
      at(6250, 1640),
      at(blockRight, 1900),
      at(blockRight, crankY - 60),
    ],
    150,
  );
  return (
    <>
      <Solid d={pathData(sump, true)} weight="outline" />
      <Fine
        d={
          lineData(at(3640, 2070), at(6440, 2070)) +
          [4000, 4500, 5000, 5500, 6000].map((x) => lineData(at(x, 2010), at(x + 180, 2010))).join('') +
          lineData(at(4900, 1800), at(4900, 2700)) +
          lineData(at(4990, 1800), at(4990, 2700)) +
          boxAround(at(4945, 1780), 420, 90, 30) +
          boxAround(at(5950, 1610), 190, 130, 20)
        }
      />
    </>
  );
}

/** Cylinder head with its chambers, and the cam cover. */
export function Head() {
  return (
    <>
      <Cut d={boxData(at(blockLeft, deckY + 30), at(blockRight, headTop), 20)} />
      {bores.map((x) => (
        <Solid
          key={x}
          tone="soft"
          d={pathData(
            curveThrough([
              at(x - boreHalf, deckY + 30),
              { ...at(x - 330, deckY + 190), radius: 90 },
              { ...at(x + 330, deckY + 190), radius: 90 },
              at(x + boreHalf, deckY + 30),
            ]),
            true,
          )}
        />
      ))}
      <Solid
        d={pathData(
          rounded(
            [
              at(blockLeft - 30, headTop),
              at(blockLeft + 60, coverTop),
              at(blockRight - 60, coverTop),
              at(blockRight + 30, headTop),
            ],
            190,
          ),
          true,
        )}
        weight="outline"
      />
      <Solid d={boxAround(at(5200, coverTop + 60), 520, 150, 50)} />
      <Solid d={boxData(at(1150, camY - 90), at(blockRight - 130, camY + 90))} tone="soft" />
    </>
  );
}

/** Chain drive and pulley at the front, flywheel at the back. */
export function Ends() {
  const teeth = Array.from({ length: 26 }, (_, index) =>
    lineData(at(6760, 2200 + index * 84), at(7010, 2200 + index * 84)),
  ).join('');
  return (
    <>
      <Solid
        d={pathData(
          rounded(
            [at(980, 2500), at(980, 7420), at(1240, 7660), at(blockLeft, 7660), at(blockLeft, 2250)],
            140,
          ),
          true,
        )}
        tone="soft"
      />
      <Solid d={boxAround(at(1270, crankY), 150, 700, 20) + boxAround(at(1270, camY), 150, 1240, 20)} />
      <Fine
        d={[-1, 1]
          .map(
            (side) =>
              lineData(at(1235, crankY + side * 330), at(1235, camY - 590)) +
              lineData(at(1305, crankY + side * 330), at(1305, camY - 590)),
          )
          .join('')}
      />
      <Solid d={boxData(at(6760, 2150), at(7010, 4350), 30)} weight="outline" />
      <Fine d={teeth} />
      <Solid d={boxData(at(7010, 2450), at(7130, 4050), 20) + boxData(at(7130, 2700), at(7230, 3800), 20)} />
      <Solid
        d={pathData(
          rounded(
            [at(560, crankY - 560), at(560, crankY + 560), at(880, crankY + 560), at(880, crankY - 560)],
            40,
          ),
          true,
        )}
        weight="outline"
      />
      <Fine
        d={[-1, 1]
          .map((side) =>
            lineData(
              at(560, crankY + side * 480),
              at(640, crankY + side * 400),
              at(800, crankY + side * 400),
              at(880, crankY + side * 480),
            ),
          )
          .join('')}
      />
    </>
  );
}
