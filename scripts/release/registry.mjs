// A registry for a rehearsal: Verdaccio with our packages only, in memory of one run. Prints its address.
import { join } from 'node:path';
import { runServer } from 'verdaccio';

const [folder = ''] = process.argv.slice(2);
const server = await runServer(
  /** @type {any} */ ({
    self_path: folder,
    storage: join(folder, 'storage'),
    web: { enable: false },
    auth: {},
    packages: { '@gantry/*': { access: '$all', publish: '$all' } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  }),
);
// npm keeps its connections, and a request on one that ends at that moment fails.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  console.log(`registry listening on http://127.0.0.1:${server.address().port}/`);
});
