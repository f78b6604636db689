import type { ImportGraph } from './import-graph.ts';

/** The shortest way from a file back to itself, or undefined. */
function wayBack(graph: ImportGraph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const { to } of graph.get(file) ?? []) {
      if (to === start) return [...wayTo(file), start];
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, file);
      queue.push(to);
    }
  }
  return undefined;

  function wayTo(file: string): string[] {
    const before = cameFrom.get(file);
    return before === undefined ? [file] : [...wayTo(before), file];
  }
}

/** The circles of imports, each as the chain of its files from the first back to the first. */
export function findCycles(graph: ImportGraph): string[][] {
  const told = new Set<string>();
  const cycles: string[][] = [];
  for (const file of graph.keys()) {
    if (told.has(file)) continue;
    const cycle = wayBack(graph, file);
    if (!cycle) continue;
    for (const one of cycle) told.add(one);
    cycles.push(cycle);
  }
  return cycles;
}
