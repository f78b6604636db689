import { curveThrough, type Node } from '../curve.ts';
import { at } from '../geometry.ts';
import { lineData, pathData } from '../path-data.ts';
import type { FlankParts } from './flank.ts';
import { archCurve } from './profile.ts';

/** Unpainted edges of arches and sill. */
export function claddingOf({ frame }: FlankParts): string {
  const { lines, frontAxle, rearAxle } = frame;
  const width = lines.claddingMm;
  if (width === 0) return '';
  const sill = lines.clearanceMm + width * 1.5;
  const chinY = frame.height(lines.chin[1]) + width;
  const heelY = frame.height(lines.heel[1]) + width;
  const front = archCurve(frame, frontAxle, chinY, sill, width);
  const rear = archCurve(frame, rearAxle, sill, heelY, width);
  const [frontFoot, rearFoot] = [front[0]?.[0], rear.at(-1)?.[3]];
  return pathData(front) + pathData(rear) + (frontFoot && rearFoot ? lineData(frontFoot, rearFoot) : '');
}

/** Roof rails and side step. */
export function fittingsOf({ frame, profile }: FlankParts): string {
  const { lines, facts, archRadius } = frame;
  const parts: string[] = [];
  if (lines.roofRails) {
    const from = frame.along(lines.roofFront[0]) + 190;
    const to = frame.along(lines.glassTop) + 60;
    const foot = (x: number) => at(x, profile.topAt(x) - 8);
    const over = (x: number): Node => ({ ...at(x, profile.topAt(x) + 40), radius: 50 });
    const peak = Math.min(Math.max(frame.along(lines.roofPeak), from + 200), to - 200);
    parts.push(
      pathData(
        curveThrough([
          foot(from),
          over(from + 70),
          { x: peak, y: facts.heightMm, heading: 0 },
          over(to - 70),
          foot(to),
        ]),
      ),
    );
  }
  if (lines.sideStep) {
    const y = lines.clearanceMm - 22;
    const from = frame.frontAxle.x + archRadius + 40;
    const to = frame.rearAxle.x - archRadius - 40;
    parts.push(
      pathData(
        curveThrough(
          [
            { ...at(from, y + 22), radius: 10 },
            { ...at(from + 40, y - 22), radius: 20 },
            { ...at(to - 40, y - 22), radius: 20 },
            { ...at(to, y + 22), radius: 10 },
          ],
          true,
        ),
        true,
      ),
    );
  }
  return parts.join('');
}

/** Hidden lines: the battery between the axles of an electric car. */
export function hiddenOf({ frame }: FlankParts): string {
  if (!frame.facts.isElectric) return '';
  const { lines, frontAxle, rearAxle, archRadius } = frame;
  const [low, high] = [lines.clearanceMm + 20, lines.clearanceMm + 150];
  const [from, to] = [frontAxle.x + archRadius + 70, rearAxle.x - archRadius - 60];
  const cells = [1, 2, 3, 4, 5].map((cell) => {
    const x = from + ((to - from) * cell) / 6;
    return lineData(at(x, low), at(x, high));
  });
  return `${lineData(at(from, low), at(to, low), at(to, high), at(from, high))}Z${cells.join('')}`;
}

/** A spare wheel on the tailgate, seen from its edge. */
export function spareWheelOf({ frame }: FlankParts): string {
  const { lines, tailX, facts } = frame;
  if (!lines.spareWheel) return '';
  const radius = lines.wheelDiameterMm / 2;
  const middle = frame.height(0.53);
  const [from, to] = [tailX - 26, facts.lengthMm];
  const edge = (x: number, dy: number): Node => ({ x, y: middle + dy, radius: 46 });
  const tyre = curveThrough(
    [
      edge(from, -radius + 20),
      edge(from, radius - 20),
      edge(from + 60, radius),
      { x: to, y: middle + radius * 0.7, heading: -90 },
      { x: to, y: middle - radius * 0.7, heading: -90 },
      edge(from + 60, -radius),
    ],
    true,
  );
  return pathData(tyre, true);
}
