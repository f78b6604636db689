import path from 'node:path';
import { findCycles } from './find-cycles.ts';
import { folderGraph } from './folder-graph.ts';
import { readImportGraph } from './import-graph.ts';
import { crossedBoundaries } from './module-boundaries.ts';

const graph = readImportGraph(path.resolve(import.meta.dirname, '../..'));
const cycles = [...findCycles(graph), ...findCycles(folderGraph(graph))].map((cycle) => cycle.join('\n  → '));
const crossed = crossedBoundaries(graph);

const print = (title: string, entries: readonly string[]) => {
  for (const entry of entries) process.stdout.write(`${title}: ${entry}\n\n`);
};
print('Import cycle', cycles);
print('Module boundary', crossed);
process.stdout.write(
  `Imports of ${graph.size} files: ${cycles.length} cycles, ${crossed.length} crossed boundaries\n`,
);
if (cycles.length + crossed.length > 0) process.exitCode = 1;
