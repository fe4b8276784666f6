/**
 * `npm run proof -- --only million [count [seed]]` runs the model test for longer: a million random schedules, or `count`, from a random
 * seed, or `seed`, on every core. It prints its progress and the seed of each schedule that fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { build } from 'vite';

interface Share {
  /** The address of the built model. */
  readonly model: string;
  readonly firstSeed: number;
  readonly count: number;
}

const reportEvery = 1000;

/** Builds the model, because Node runs no JSX. Resolves to the address of the module. */
async function buildModel(folder: string): Promise<string> {
  const root = join(import.meta.dirname, '..');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@gantry/source', 'module', 'node', 'production'] },
    ssr: { noExternal: true, resolve: { conditions: ['@gantry/source', 'module', 'node', 'production'] } },
    build: { ssr: 'src/data/model/runSchedule.testing.ts', outDir: folder, emptyOutDir: true },
  });
  return pathToFileURL(join(folder, 'runSchedule.testing.js')).href;
}

async function work({ model, firstSeed, count }: Share) {
  // The build of this module has its exports.
  const { runSchedule } = (await import(model)) as typeof import('../src/data/model/runSchedule.testing.ts');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
  const report = (message: object) => parentPort?.postMessage(message);
  for (let index = 0; index < count; index++) {
    const seed = firstSeed + index;
    const wrong = await runSchedule(seed).catch((error: unknown) => [String(error)]);
    if (wrong.length > 0) report({ seed, wrong });
    if ((index + 1) % reportEvery === 0) report({ done: reportEvery });
  }
}

async function lead() {
  const total = Number(process.argv[2] ?? 1_000_000);
  const firstSeed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
  const workers = availableParallelism();
  const started = Date.now();
  let done = 0;
  let failures = 0;
  const folder = await mkdtemp(join(tmpdir(), 'gantry-model-'));
  const model = await buildModel(folder);
  console.log(`${total} schedules from seed ${firstSeed} on ${workers} cores`);

  const shares = Array.from({ length: workers }, (_, index): Share => {
    const count = Math.floor(total / workers) + (index < total % workers ? 1 : 0);
    return { model, firstSeed: firstSeed + index * Math.ceil(total / workers), count };
  });
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: share });
          worker.on('message', (message: { done?: number; seed?: number; wrong?: readonly string[] }) => {
            if (message.done === undefined) {
              failures += 1;
              console.log(`seed ${message.seed}: ${message.wrong?.join('; ')}`);
              console.log(`  again: npm run proof -- --only million 1 ${message.seed}`);
              return;
            }
            done += message.done;
            const perSecond = done / ((Date.now() - started) / 1000);
            const left = Math.round((total - done) / perSecond / 60);
            console.log(`${done} of ${total}, ${failures} failures, ${perSecond.toFixed(0)}/s, about ${left} min left`);
          });
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
  await rm(folder, { recursive: true });
  console.log(`${total} schedules, ${failures} failures`);
  process.exitCode = failures === 0 ? 0 : 1;
}

if (isMainThread) await lead();
else await work(workerData as Share);
