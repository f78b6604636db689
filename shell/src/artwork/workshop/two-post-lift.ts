import { at, boxAround, boxData, circleData, lineData, pathData, rounded } from '@pitlane/shared-ui/drawing';

const postWidth = 290;
const postHeight = 3950;

/** The parts of a two-post lift in side view, in millimetres from the floor under its post. */
export interface TwoPostLift {
  /** Post with base plate and head, closed shapes. */
  readonly post: string;
  /** Channel, hoses and fixings of the post. */
  readonly postDetail: string;
  /** The near post's edges, which would hide the car. */
  readonly nearPost: string;
  readonly carriage: string;
  readonly arms: string;
  readonly controls: string;
}

/** An arm from the carriage to a pad under the sill, telescoped at its middle. */
function arm(x: number, padX: number, armY: number, padY: number): string {
  const side = Math.sign(padX - x);
  const middle = x + (padX - x) * 0.56;
  return (
    pathData(
      rounded(
        [
          at(x + side * 120, armY + 85),
          at(middle, armY + 60),
          at(middle, armY - 45),
          at(x + side * 120, armY - 85),
        ],
        8,
      ),
      true,
    ) +
    pathData(
      rounded(
        [
          at(middle, armY + 42),
          at(padX + side * 80, armY + 34),
          at(padX + side * 80, armY - 24),
          at(middle, armY - 30),
        ],
        8,
      ),
      true,
    ) +
    boxData(at(padX - 22, armY + 34), at(padX + 22, padY - 26)) +
    boxAround(at(padX, padY - 13), 150, 26, 8)
  );
}

/** @param padY height of the sill the arms carry. @param roofY height of the raised car's roof. */
export function twoPostLift(
  x: number,
  padY: number,
  roofY: number,
  pads: readonly [front: number, rear: number],
): TwoPostLift {
  const [left, right] = [x - postWidth / 2, x + postWidth / 2];
  const armY = padY - 115;
  const bolts = [-270, -200, 200, 270].map((dx) => boxAround(at(x + dx, 48), 26, 36, 4)).join('');
  const gusset = (side: 1 | -1) => {
    const edge = x + (side * postWidth) / 2;
    return lineData(at(edge, 300), at(edge + side * 110, 32));
  };
  return {
    post:
      boxData(at(left, 30), at(right, postHeight)) +
      boxData(at(x - 330, 0), at(x + 330, 30)) +
      boxData(at(left - 55, postHeight), at(right + 55, postHeight + 150), 20),
    postDetail:
      lineData(at(left + 46, 30), at(left + 46, postHeight)) +
      lineData(at(right - 46, 30), at(right - 46, postHeight)) +
      lineData(at(x, padY + 260), at(x, postHeight)) +
      boxAround(at(x, postHeight + 75), 150, 64, 12) +
      circleData(at(x, postHeight - 160), 92) +
      circleData(at(x, postHeight - 160), 30) +
      bolts +
      gusset(1) +
      gusset(-1),
    nearPost:
      lineData(at(left, padY + 250), at(left, roofY)) + lineData(at(right, padY + 250), at(right, roofY)),
    carriage:
      boxData(at(left - 24, armY - 170), at(right + 24, armY + 300), 24) +
      boxAround(at(x, armY), 200, 150, 16),
    arms: pads.map((padX) => arm(x, padX, armY, padY)).join(''),
    controls:
      boxData(at(left + 60, 1040), at(right - 60, 1400), 18) +
      circleData(at(x, 1310), 34) +
      circleData(at(x, 1210), 34) +
      boxAround(at(x, 1105), 90, 44, 20),
  };
}
