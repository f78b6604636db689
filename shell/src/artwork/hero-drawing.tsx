import { token } from '@pitlane/shared-ui/core';
import {
  at,
  type CarFacts,
  CarLines,
  drawCar,
  gridData,
  hatchData,
  lineData,
  pen,
  Stroke,
} from '@pitlane/shared-ui/drawing';
import { oilDrain, toolCabinet, trolleyJack, tyreStack } from './workshop/floor-tools.ts';
import { toolWall } from './workshop/tool-wall.ts';
import { twoPostLift } from './workshop/two-post-lift.ts';

/** A generic hatchback. */
const car: CarFacts = {
  bodyType: 'hatchback',
  lengthMm: 4250,
  wheelbaseMm: 2640,
  heightMm: 1490,
};
const carX = 5080;
const raisedMm = 1700;

const drawing = drawCar(car);
const { frontAxle, rearAxle, lines } = drawing.frame;
const sillY = raisedMm + lines.clearanceMm;
const postX = carX + (frontAxle.x + rearAxle.x) / 2 + 40;
const lift = twoPostLift(postX, sillY, raisedMm + car.heightMm, [
  carX + frontAxle.x + 520,
  carX + rearAxle.x - 510,
]);
const drain = oilDrain(carX + frontAxle.x + 330, 1290);
const jack = trolleyJack(3950);
const tyres = tyreStack(1700, 2);
const cabinet = toolCabinet(carX + rearAxle.x - 130);
const wall = toolWall(8020, 9800, 960, 1440);

// The drawing always fills the width, so only its height can extend: on the tallest screens to this height.
const [left, right, high] = [-100, 9700, 10300];
const paper = token('surface');

/**
 * The landing page's backdrop: a car on a two-post lift. Fills its container; the scene is in the lower right, and the
 * upper left is left free for the text. Plain SVG, so that it can be prerendered.
 */
export function HeroDrawing() {
  return (
    <svg {...pen} width="100%" height="100%" aria-hidden="true">
      <defs>
        <linearGradient id="hero-left" gradientUnits="userSpaceOnUse" x1="1800" x2="5600" y1="0" y2="0">
          <stop stopColor={paper} />
          <stop offset="1" stopColor={paper} stopOpacity="0" />
        </linearGradient>
        <linearGradient id="hero-top" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-5200" y2="-3300">
          <stop stopColor={paper} />
          <stop offset="1" stopColor={paper} stopOpacity="0" />
        </linearGradient>
      </defs>
      {/* The scene keeps its width on wide screens and its height on tall ones; what lies beyond its box bleeds. */}
      <svg
        y="64%"
        width="100%"
        height="36%"
        viewBox="0 -4100 9600 4600"
        preserveAspectRatio="xMaxYMax slice"
        overflow="visible"
        aria-hidden="true"
      >
        <Stroke d={gridData(at(left, -2000), at(right, high), 500)} tone="grid" weight="hair" />
        <rect x={left} y={-high} width={right - left} height={high + 2000} fill="url(#hero-left)" />
        <rect x={left} y={-high} width={right - left} height={high + 2000} fill="url(#hero-top)" />
        <Scene />
      </svg>
    </svg>
  );
}

function Scene() {
  return (
    <>
      <Stroke d={hatchData(at(left, -90), at(right, 0), 130)} tone="faint" weight="hair" />
      <Stroke d={lineData(at(left, 0), at(right, 0))} tone="soft" weight="outline" />
      <Stroke d={wall.board} tone="faint" weight="fine" />
      <Stroke d={wall.tools} tone="soft" weight="fine" fill={paper} />
      <Stroke d={wall.bench} tone="soft" weight="fine" fill={paper} />
      <Stroke d={wall.benchDetail} tone="soft" weight="fine" />
      <Tool tool={cabinet} />
      <Stroke d={lift.post} fill={paper} />
      <Stroke d={lift.postDetail} tone="soft" weight="fine" />
      <Stroke d={lift.controls} tone="soft" fill={paper} />
      <g transform={`translate(${carX} ${-raisedMm})`}>
        <CarLines drawing={drawing} isOpaque />
        <Stroke d={drawing.axleMarks} tone="faint" weight="hair" pattern="centre" />
      </g>
      <Stroke d={lift.nearPost} tone="faint" weight="fine" pattern="phantom" />
      <Stroke d={lift.arms} fill={paper} />
      <Stroke d={lift.carriage} fill={paper} />
      <Tool tool={drain} />
      <Tool tool={jack} />
      <Tool tool={tyres} />
      <Measures />
    </>
  );
}

function Tool({ tool }: { tool: { shape: string; detail: string } }) {
  return (
    <>
      <Stroke d={tool.shape} tone="soft" fill={paper} />
      <Stroke d={tool.detail} tone="soft" weight="fine" />
    </>
  );
}

const slash = (x: number, y: number) => lineData(at(x - 45, y - 45), at(x + 45, y + 45));

/** Dimensions: the wheelbase and the height of the lift. */
function Measures() {
  const [from, to] = [carX + frontAxle.x, carX + rearAxle.x];
  const y = raisedMm - 170;
  const x = carX + 130;
  return (
    <>
      <Stroke
        d={
          [from, to].map((axleX) => lineData(at(axleX, raisedMm - 40), at(axleX, y - 70))).join('') +
          lineData(at(from - 80, raisedMm), at(x - 80, raisedMm))
        }
        tone="soft"
        weight="fine"
      />
      <Stroke d={lineData(at(from, y), at(to, y)) + slash(from, y) + slash(to, y)} tone="accent" />
      <Stroke
        d={lineData(at(x, 0), at(x, raisedMm)) + slash(x, 0) + slash(x, raisedMm)}
        tone="soft"
        weight="fine"
      />
      <g fill={token('text-muted')} fontFamily={token('font-drawing')} fontSize={120} textAnchor="middle">
        <text x={to - 560} y={-(y + 40)}>
          {car.wheelbaseMm}
        </text>
        <text x={x - 45} y={-raisedMm / 2} transform={`rotate(-90 ${x - 45} ${-raisedMm / 2})`}>
          {raisedMm}
        </text>
      </g>
    </>
  );
}
