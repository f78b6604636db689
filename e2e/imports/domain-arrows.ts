import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCycles } from './find-cycles.ts';
import type { Arrow, ImportGraph } from './import-graph.ts';

/** Which domains of `shared-data/src` a domain imports, by name. All of them import the ground floor. */
export type DomainArrows = Readonly<Record<string, readonly string[]>>;

export const readDomainArrows = (root: string): DomainArrows =>
  JSON.parse(readFileSync(path.join(root, 'shared-data/src/arrows.json'), 'utf8'));

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** `parts` of `shared-data/src/parts/orders/order.ts`. */
const domainOf = (file: string) => /^shared-data\/src\/([\w-]+)\//.exec(file)?.[1];

/** Folders that put domains together. */
const isComposing = (folder: string) => ['exports', 'testing', 'work-queue'].includes(folder);

const isFoundation = (file: string) => /^shared-data\/src\/(foundation|answers)\//.test(file);

/** What any domain may import of any other: the keys of its queries, which changes make stale, and the shapes of its rows. */
const isOnGroundFloor = (file: string) =>
  isFoundation(file) || /^shared-data\/src\/.+-(answers|keys)\.ts$/.test(file);

/** The ground floor with the files of its domains that it stands on, such as the states of an order. */
function groundFloor(graph: ImportGraph): Set<string> {
  const floor = new Set([...graph.keys()].filter(isOnGroundFloor));
  for (const file of floor) {
    for (const { to } of graph.get(file) ?? []) if (domainOf(to) === domainOf(file)) floor.add(to);
  }
  return floor;
}

const say = ({ from, to }: Arrow, rule: string) => `${from}\n  → ${to}\n  ${rule}`;

/** The cycles of a list of arrows, each as a chain of domains. */
function cyclesOf(allowed: DomainArrows): string[] {
  const graph = Object.entries(allowed).map(
    ([from, domains]) => [from, domains.map((to) => ({ from, to, specifier: to, isLoaded: true }))] as const,
  );
  return findCycles(new Map(graph)).map((cycle) => `The arrows form a cycle: ${cycle.join(' → ')}`);
}

/** What crosses a boundary between the domains of shared-data, arrows that nobody needs, and cycles of arrows. */
export function domainProblems(graph: ImportGraph, allowed: DomainArrows): string[] {
  const floor = groundFloor(graph);
  const needed = new Set<string>();
  function refusal(arrow: Arrow): string | undefined {
    const from = domainOf(arrow.from);
    const to = domainOf(arrow.to);
    if (!from || !to || from === to || isTest(arrow.from) || isComposing(from)) return undefined;
    if (isComposing(to)) return `no domain imports ${to}, which puts domains together`;
    if (isFoundation(arrow.to)) return undefined;
    if (from === 'foundation') return 'the foundation imports no domain';
    if (isOnGroundFloor(arrow.to)) return undefined;
    if (floor.has(arrow.from)) return 'keys and answers import only those of other domains';
    needed.add(`${from} ${to}`);
    return allowed[from]?.includes(to) ? undefined : `${from} may not import ${to}`;
  }
  const crossed = [...graph.values()].flat().flatMap((arrow) => {
    const rule = refusal(arrow);
    return rule === undefined ? [] : [say(arrow, rule)];
  });
  const unused = Object.entries(allowed).flatMap(([from, domains]) =>
    domains
      .filter((to) => !needed.has(`${from} ${to}`))
      .map((to) => `${from} imports nothing of ${to} any more`),
  );
  return [...crossed, ...unused, ...cyclesOf(allowed)];
}
