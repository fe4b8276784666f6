// npm run build: the types and every package. With `--if-changed`, nothing if the sources are those of the last build.
import { buildAll } from './support/build.mjs';

await buildAll({ isForced: !process.argv.includes('--if-changed') });
