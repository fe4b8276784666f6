import { startGantry } from './index.ts';
import { optionsFrom } from './optionsFrom.ts';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function start() {
  const options = optionsFrom(process.env);
  return { portal: options.portal, gantry: await startGantry(options) };
}

const { portal, gantry } = await start().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);

if (portal !== 'none') console.log(`portal listening on ${gantry.portalOrigin}`);
console.log(`platform listening on ${gantry.platformOrigin}`);

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C ends it at once.
    if (isEnding) process.exit(0);
    isEnding = true;
    gantry.close().then(
      () => process.exit(0),
      (error: unknown) => fail(`The end was not clean: ${String(error)}`),
    );
  });
}
