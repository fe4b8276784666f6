import type { Page } from '@playwright/test';

/** Takes a snapshot of the memory of a page's scripts, after garbage collection. */
async function takeSnapshot(page: Page, onChunk: (chunk: string) => void): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => onChunk(chunk));
  // What was logged stays in memory as long as the developer tools are open.
  await devTools.send('Runtime.discardConsoleEntries');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devTools.detach();
}

/** Looks for a text in the memory of a page's scripts. */
export async function heapContains(page: Page, text: string): Promise<boolean> {
  if (text === '') throw new Error('Every memory contains an empty text.');
  // A text may lie across two chunks.
  let end = '';
  let isFound = false;
  await takeSnapshot(page, (chunk) => {
    const searched = end + chunk;
    isFound ||= searched.includes(text);
    end = searched.slice(-text.length);
  });
  return isFound;
}

/** The objects of a page's scripts, texts and closures included. */
export interface ObjectWeight {
  readonly bytes: number;
  /** What V8 has compiled beside them. */
  readonly codeBytes: number;
  /** By the name of their class, or by their kind if they have none. */
  readonly bytesByName: ReadonlyMap<string, number>;
}

/** The part of a snapshot that the weight is read from. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/**
 * What V8 compiles and what the browser keeps beside the scripts is no object of theirs. V8 compiles a function again when it has run more
 * often, and adds feedback to it: half a megabyte a minute of a page that does ever new things, and at most some times the size of its source.
 */
const notObjects: ReadonlySet<string> = new Set(['code', 'native', 'synthetic', 'hidden']);

/** Weighs the objects of a page's scripts. */
export async function weighObjects(page: Page): Promise<ObjectWeight> {
  const chunks: string[] = [];
  await takeSnapshot(page, (chunk) => chunks.push(chunk));
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot; // V8 writes it so.
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const places = { type: fields.indexOf('type'), name: fields.indexOf('name'), size: fields.indexOf('self_size') };
  let bytes = 0;
  let codeBytes = 0;
  const bytesByName = new Map<string, number>();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[places.type]?.[nodes[node + places.type] ?? 0];
    const size = nodes[node + places.size] ?? 0;
    if (kind === 'code') codeBytes += size;
    if (kind === undefined || notObjects.has(kind)) continue;
    const name = kind === 'object' ? (strings[nodes[node + places.name] ?? 0] ?? '') : `(${kind})`;
    bytes += size;
    bytesByName.set(name, (bytesByName.get(name) ?? 0) + size);
  }
  return { bytes, codeBytes, bytesByName };
}
