import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

type ChunkFilename = Exclude<Rspack.Output['chunkFilename'], string | undefined>;

/** The `import()`s at which a chunk was split off, as they are written: `./features/login/login-screen.tsx`. */
export const importsOf = (chunk: Rspack.Chunk): string[] =>
  [...chunk.groupsIterable].flatMap(({ origins }) => origins.flatMap(({ request }) => request ?? []));

/** What an `import()` brings; undefined where no module is imported whose path ends so. */
export const chunkGroupOf = ({ chunkGroups }: Rspack.Compilation, pathEnd: string) =>
  chunkGroups.find(({ origins }) => origins.some(({ request = '' }) => request.endsWith(`/${pathEnd}`)));

/** Names the file of a lazy import after its module, so that the network panel says what is loaded. */
export const readableChunkFilename: ChunkFilename = ({ chunk }) => {
  const [lazyImport, other] = chunk && 'groupsIterable' in chunk ? importsOf(chunk) : [];
  const name = lazyImport && !other && !chunk?.name ? path.parse(lazyImport).name : '[name]';
  return `static/js/async/${name}.[contenthash:10].js`;
};
