import path from 'node:path';
import { missingPackages, readPackageUse } from './card-packages.ts';
import { domainProblems, readDomainArrows } from './domain-arrows.ts';
import { findCycles } from './find-cycles.ts';
import { folderGraph } from './folder-graph.ts';
import { readImportGraph } from './import-graph.ts';
import { crossedBoundaries } from './module-boundaries.ts';

const root = path.resolve(import.meta.dirname, '../..');
const graph = readImportGraph(root);
const cycles = [...findCycles(graph), ...findCycles(folderGraph(graph))].map((cycle) => cycle.join('\n  → '));
const crossed = [...crossedBoundaries(graph), ...domainProblems(graph, readDomainArrows(root))];
const missing = missingPackages(readPackageUse(root));

const print = (title: string, entries: readonly string[]) => {
  for (const entry of entries) process.stdout.write(`${title}: ${entry}\n\n`);
};
print('Import cycle', cycles);
print('Module boundary', crossed);
print('Package of the design card', missing);
process.stdout.write(
  `Imports of ${graph.size} files: ${cycles.length} cycles, ${crossed.length} crossed boundaries, ${missing.length} missing packages\n`,
);
if (cycles.length + crossed.length + missing.length > 0) process.exitCode = 1;
