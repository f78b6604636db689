import { at, boxAround, boxData, circleData, lineData, pathData, rounded } from '@pitlane/shared-ui/drawing';

// Heights above the sheet's lower edge, and measures, in the sheet's units (about a fifth of a millimetre).
export const crankY = 3250;
export const deckY = 5850;
export const camY = 7080;
export const coverTop = 7720;
const halfStroke = 480;
const rodLength = 1720;
const pistonUp = 420;
export const boreHalf = 430;
export const bores = [2200, 3400, 4600, 5800];
/** Firing 1-3-4-2: the outer pistons are up when the inner ones are down. */
const throws = [1, -1, -1, 1];
const spacing = 1200;
export const blockLeft = 1500;
export const blockRight = 6500;

/** Piston, rings, pin and rod of one cylinder. */
function piston(x: number, side: number): { shapes: string; lines: string } {
  const bigEnd = crankY + side * halfStroke;
  const pinY = bigEnd + rodLength;
  const crown = pinY + pistonUp;
  return {
    shapes:
      pathData(
        rounded([at(x - 130, bigEnd), at(x - 85, pinY), at(x + 85, pinY), at(x + 130, bigEnd)], 10),
        true,
      ) +
      boxData(at(x - boreHalf + 8, pinY - 330), at(x + boreHalf - 8, crown), 30) +
      boxAround(at(x, bigEnd), 330, 560, 60),
    lines:
      [70, 150, 240]
        .map((drop) => boxData(at(x - boreHalf + 8, crown - drop - 34), at(x + boreHalf - 8, crown - drop)))
        .join('') +
      boxAround(at(x, pinY), 620, 190, 20) +
      lineData(at(x - 165, bigEnd), at(x + 165, bigEnd)) +
      boxAround(at(x - 120, bigEnd), 50, 620) +
      boxAround(at(x + 120, bigEnd), 50, 620),
  };
}

export const pistons = bores.map((x, index) => piston(x, throws[index] ?? 1));

const mains = [bores[0] ?? 0, ...bores].map((x, index) => (index === 0 ? x - spacing / 2 : x + spacing / 2));

/** Crankshaft along its axis: main journals, webs with counterweights, pins, and its two ends. */
export function crankshaft(): { shapes: string; lines: string } {
  const journals = mains.map((x) => boxAround(at(x, crankY), 330, 460)).join('');
  const webs = bores
    .flatMap((x, index) => {
      const side = throws[index] ?? 1;
      return [-1, 1].map((end) => {
        const middle = x + end * 300;
        const [far, near] = [crankY + side * (halfStroke + 330), crankY - side * 760];
        return pathData(
          rounded(
            [at(middle - 132, far), at(middle + 132, far), at(middle + 132, near), at(middle - 132, near)],
            60,
          ),
          true,
        );
      });
    })
    .join('');
  const pins = bores
    .map((x, index) => boxAround(at(x, crankY + (throws[index] ?? 1) * halfStroke), 336, 400))
    .join('');
  return {
    shapes:
      boxData(at(900, crankY - 150), at(1500, crankY + 150)) +
      boxData(at(6500, crankY - 330), at(6760, crankY + 330), 20) +
      journals +
      pins +
      webs,
    lines: mains.map((x) => circleData(at(x, crankY), 50)).join(''),
  };
}

/** Cut surfaces of the block: outer walls and the walls between bores, with their water spaces left free. */
export function block(): { cut: string; water: string } {
  const edges = [blockLeft, ...bores.flatMap((x) => [x - boreHalf, x + boreHalf]), blockRight];
  const foot = deckY - 2150;
  const walls = edges.flatMap((x, index) => {
    const right = edges[index + 1];
    return index % 2 === 0 && right !== undefined ? [[x, right] as const] : [];
  });
  return {
    cut:
      walls.map(([left, right]) => boxData(at(left, foot), at(right, deckY))).join('') +
      boxData(at(blockLeft, crankY - 60), at(blockLeft + 240, foot)) +
      boxData(at(blockRight - 240, crankY - 60), at(blockRight, foot)),
    water: walls
      .map(([left, right]) =>
        boxData(at((left + right) / 2 - 60, foot + 760), at((left + right) / 2 + 60, deckY - 130), 50),
      )
      .join(''),
  };
}

/** Zigzag of a valve spring between two heights. */
const spring = (x: number, low: number, high: number) =>
  lineData(
    ...Array.from({ length: 9 }, (_, index) =>
      at(x + (index % 2 === 0 ? -95 : 95), low + ((high - low) * index) / 8),
    ),
  );

/** Valves, springs and cams of one cylinder; `lift` opens the left one. */
export function valveGear(x: number, lift: number): { shapes: string; lines: string } {
  const valve = (stemX: number, open: number) => {
    const head = deckY + 50 - open;
    return (
      pathData(
        rounded(
          [
            at(stemX - 175, head),
            at(stemX - 160, head + 44),
            at(stemX - 30, head + 150),
            at(stemX - 26, 6740 - open),
            at(stemX + 26, 6740 - open),
            at(stemX + 30, head + 150),
            at(stemX + 160, head + 44),
            at(stemX + 175, head),
          ],
          16,
        ),
        true,
      ) + boxAround(at(stemX, 6790 - open), 240, 110, 16)
    );
  };
  const lobe = (camX: number, open: number) =>
    open > 0
      ? boxData(at(camX - 95, camY - 150 - open), at(camX + 95, camY + 165), 20)
      : boxData(at(camX - 95, camY - 165), at(camX + 95, camY + 290), 20);
  return {
    shapes:
      valve(x - 215, lift) +
      valve(x + 215, 0) +
      lobe(x - 215, lift) +
      lobe(x + 215, 0) +
      boxAround(at(x, camY), 130, 330),
    lines: spring(x - 215, 6420, 6740 - lift) + spring(x + 215, 6420, 6740),
  };
}
