import type { CDPSession } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Node types of the engine and the browser: compiled code, for example, grows the longer code runs. */
const ofEngine = ['code', 'object shape', 'native', 'hidden', 'synthetic'];

/** The size in bytes of a page's own objects, strings and functions, from a heap snapshot after garbage collection. */
export async function measureObjects(devTools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', collect);

  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!ofEngine.includes(types[0][nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}
