import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Rollup } from 'vite';

/** The path of a file, from that below the folder of the portal. */
export const fileOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Builds without writing. Returns the scripts. */
export async function chunksOf(config: InlineConfig): Promise<readonly Rollup.OutputChunk[]> {
  const output = await build({ ...config, configFile: false, build: { ...config.build, write: false } });
  const outputs = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[]; // Without `watch`, `build` never returns a watcher.
  return outputs.flatMap(({ output: files }) => files).filter((file) => file.type === 'chunk');
}

/** Some chunks, and every chunk that loads with them. */
export function loadedWith(
  starts: readonly Rollup.OutputChunk[],
  chunks: readonly Rollup.OutputChunk[],
): ReadonlySet<Rollup.OutputChunk> {
  const loaded = new Set(starts);
  // The set grows during this loop.
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return loaded;
}
