/** Pseudo-random choices, reproducible by seed. */
export interface Random {
  /** From 0 up to 1, exclusive. */
  next: () => number;
  below: (count: number) => number;
  chance: (probability: number) => boolean;
  pick: <Thing>(things: readonly Thing[]) => Thing;
  /** Between `least` and `most` values from `make`. */
  some: <Thing>(least: number, most: number, make: () => Thing) => Thing[];
}

/** The mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (things) => things[below(things.length)] as (typeof things)[number],
    some: (least, most, make) => Array.from({ length: least + below(most - least + 1) }, make),
  };
}
