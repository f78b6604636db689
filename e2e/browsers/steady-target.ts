import { setTimeout as pause } from 'node:timers/promises';

/** Where an element is, and whether a press on its middle reaches it. */
export interface Target {
  place: string;
  isHit: boolean;
}

/** Milliseconds for which an element has not moved before it is pressed. */
const steadyFor = 60;

/**
 * Rejects where an element is not there, moves or is covered. A driver computes where to press and presses later: what moves in
 * between, as data arrives, would be missed in silence.
 */
export async function requireSteady(look: () => Promise<Target | null>, name: string): Promise<void> {
  const before = await look();
  await pause(steadyFor);
  const after = await look();
  if (!after) throw new Error(`${name} is not there`);
  if (!after.isHit) throw new Error(`${name} is covered`);
  if (after.place !== before?.place) throw new Error(`${name} moves`);
}
