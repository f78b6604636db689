import {
  at,
  boxAround,
  boxData,
  circleData,
  lineData,
  type Point,
  pathData,
  rounded,
} from '@pitlane/shared-ui/drawing';

/** Equipment on the workshop floor, in millimetres: closed shapes, and the lines on them. */
export interface FloorTool {
  readonly shape: string;
  readonly detail: string;
}

const castor = (x: number) => circleData(at(x, 55), 55);

/** A mobile drain: tank, pole and bowl. */
export function oilDrain(x: number, bowlY: number): FloorTool {
  return {
    shape:
      castor(x - 160) +
      castor(x + 160) +
      boxData(at(x - 36, 700), at(x + 36, bowlY - 130)) +
      boxData(at(x - 210, 120), at(x + 210, 720), 70) +
      pathData(
        rounded(
          [
            at(x - 330, bowlY),
            at(x + 330, bowlY),
            at(x + 230, bowlY - 120),
            at(x + 70, bowlY - 170),
            at(x - 70, bowlY - 170),
            at(x - 230, bowlY - 120),
          ],
          40,
        ),
        true,
      ),
    detail:
      lineData(at(x - 210, 560), at(x + 210, 560)) +
      lineData(at(x - 210, 250), at(x + 210, 250)) +
      boxAround(at(x + 120, 405), 44, 190, 20) +
      circleData(at(x - 60, 405), 62) +
      lineData(at(x - 60, 405), at(x - 22, 440)) +
      lineData(at(x - 290, bowlY - 40), at(x + 290, bowlY - 40)) +
      circleData(at(x - 160, 55), 20) +
      circleData(at(x + 160, 55), 20),
  };
}

/** A cabinet with drawers on castors. */
export function toolCabinet(x: number): FloorTool {
  const [left, right] = [x - 390, x + 390];
  const drawers = [300, 430, 545, 645, 745, 830];
  return {
    shape: castor(left + 110) + castor(right - 110) + boxData(at(left, 120), at(right, 920), 22),
    detail:
      drawers.map((y) => lineData(at(left, y), at(right, y))).join('') +
      [210, ...drawers].map((y, index) => boxAround(at(x, index === 0 ? y : y + 42), 260, 20, 9)).join(''),
  };
}

/** A trolley jack, saddle down, its handle to the left. */
export function trolleyJack(x: number): FloorTool {
  const body: Point[] = [
    at(x - 330, 110),
    at(x - 300, 250),
    at(x - 190, 280),
    at(x + 240, 190),
    at(x + 330, 150),
    at(x + 330, 90),
  ];
  return {
    shape:
      pathData(rounded([at(x - 300, 210), at(x - 880, 720), at(x - 915, 690), at(x - 330, 170)], 12), true) +
      pathData(rounded(body, 26), true) +
      circleData(at(x - 250, 62), 62) +
      circleData(at(x + 250, 80), 80) +
      boxAround(at(x + 190, 240), 150, 30, 10),
    detail:
      circleData(at(x - 250, 62), 22) +
      circleData(at(x + 250, 80), 28) +
      circleData(at(x - 240, 205), 30) +
      lineData(at(x - 170, 150), at(x + 160, 128)),
  };
}

/** Tyres lying on each other. */
export function tyreStack(x: number, count: number): FloorTool {
  const [width, high] = [630, 200];
  const levels = Array.from({ length: count }, (_, index) => index * high);
  return {
    shape: levels.map((y) => boxData(at(x - width / 2, y + 3), at(x + width / 2, y + high), 75)).join(''),
    detail: levels
      .flatMap((y) =>
        [0.3, 0.5, 0.7].map((share) =>
          lineData(at(x - width / 2 + 14, y + high * share), at(x + width / 2 - 14, y + high * share)),
        ),
      )
      .join(''),
  };
}
