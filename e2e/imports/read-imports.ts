import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** Every node of a syntax tree. */
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const part of Object.values(value)) yield* nodesOf(part);
}

const isStatement = ({ type = '' }: Node) => /^(Import|ExportNamed|ExportAll)Declaration$/.test(type);
const isLazy = ({ type, callee }: Node) => type === 'CallExpression' && (callee as Node).type === 'Import';

/** The place of a node that names a module. */
function moduleIn(node: Node): unknown {
  if (isStatement(node)) return node.source;
  if (node.type === 'TsImportType') return node.argument;
  return isLazy(node) ? (node.arguments as { expression: unknown }[])[0]?.expression : undefined;
}

/** An import or export of types alone, of which the compiler leaves nothing. */
function isForTypes(node: Node): boolean {
  if (node.type === 'TsImportType' || node.typeOnly === true) return true;
  const names = Array.isArray(node.specifiers) ? (node.specifiers as Node[]) : [];
  return names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly === true);
}

/** The modules that a source text imports, as they are written: statically, lazily, or for their types alone. */
export function importsIn(source: string, file: string, { types = true } = {}): string[] {
  const tree = parseSync(source, {
    ...(/\.tsx?$/.test(file)
      ? { syntax: 'typescript', tsx: file.endsWith('x') }
      : { syntax: 'ecmascript', jsx: true }),
    target: 'es2023',
  });
  const nodes = [...nodesOf(tree)].filter((node) => types || !isForTypes(node));
  const modules = nodes.map((node) => moduleIn(node) as Node | undefined);
  const names = modules.flatMap((module) => (module?.type === 'StringLiteral' ? [String(module.value)] : []));
  return [...new Set(names)];
}

/** Where the topics of the workspaces lie: `@pitlane/shared-ui/*` is `shared-ui/src/exports/*.ts`. */
export interface PublishedTopic {
  specifier: string;
  file: string;
}

/** The topics that the workspaces publish by the `exports` of their package.json. */
export const publishedTopics = (root: string, workspaces: readonly string[]): PublishedTopic[] =>
  workspaces.flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    return Object.entries<string>(exports).map(([topic, file]) => ({
      specifier: path.posix.join(name, topic),
      file: path.posix.join(folder, file),
    }));
  });

/** The file of ours that an import leads to; undefined for a library's, and for a file that is no code. */
export function resolveImport(
  specifier: string,
  from: string,
  files: ReadonlySet<string>,
  topics: readonly PublishedTopic[],
): string | undefined {
  const relative = path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith('.')) return files.has(relative) ? relative : undefined;
  const candidates = topics.map((topic) => {
    const [start = '', end] = topic.specifier.split('*');
    if (end === undefined) return specifier === topic.specifier ? topic.file : '';
    return specifier.startsWith(start) ? topic.file.replace('*', specifier.slice(start.length)) : '';
  });
  return candidates.find((file) => files.has(file));
}
