import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../freePorts.ts';
import { brokenLinks } from '../packages/links.ts';
import { buildConfiguration, unpackArtefact, type Artefact } from './support/artefact.ts';
import { expectPortal } from './support/expectPortal.ts';
import { assembleImage, edit, lastOf, readStages, wordsOf } from './support/imageTree.ts';
import { answers, startServer, temporaryFolder } from './support/processes.ts';

// The artefact is what an operator gets. It is served as docs/deployment says: by the container's nginx and by Caddy.
let artefact: Artefact;

beforeAll(() => {
  artefact = unpackArtefact();
});

afterAll(() => artefact.remove());

/** The base paths of the two installations; the first has an origin of its own. */
const basePaths = ['', '/portal'];

/** Builds the example configuration into a folder, with a base path if there is one. */
function configure(folder: string, basePath: string): void {
  const example = join(artefact.path, 'deploy/config.example.json');
  mkdirSync(folder, { recursive: true });
  const overlay = join(folder, 'overlay.json');
  // The policy of so many modules is longer than what a web server may read at once.
  const modules = Array.from({ length: 60 }, (_, index) => {
    const route = `module${String(index)}`;
    return { route, name: route, code: 900 + index, entry: `https://${route}.apps.example.com/entry.js` };
  });
  writeFileSync(overlay, JSON.stringify({ modules, ...(basePath !== '' && { basePath }) }));
  buildConfiguration(artefact, folder, example, overlay);
}

/** Expects that /healthz says 503, with the reason, as long as one of these files is missing. */
async function expectTruthfulHealth(root: string, files: readonly string[]): Promise<void> {
  const health = async () => {
    const answer = await fetch(`${root}/healthz`);
    return [answer.status, (await answer.text()).trim()] as const;
  };
  for (const file of files) {
    renameSync(file, `${file}.away`);
    const answer = await health();
    renameSync(`${file}.away`, file);
    expect([file, ...answer]).toEqual([file, 503, expect.stringMatching(/is missing\.$/)]);
    expect(await health()).toEqual([200, 'ok']);
  }
}

describe('the artefact', () => {
  it('has checksums of every file, and a bill of materials', () => {
    execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: artefact.path });
    const sums = readFileSync(join(artefact.path, 'SHA256SUMS'), 'utf8');
    for (const file of ['portal/index.html', 'bin/config.mjs', 'deploy/Dockerfile', 'deploy/config.example.json'])
      expect(sums).toContain(`  ${file}\n`);
    // The bill is CycloneDX.
    const bill = JSON.parse(readFileSync(join(artefact.path, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: readonly { purl: string }[];
    };
    const names = bill.components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.*)@.*$/, '$1'));
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['react', 'oidc-client-ts', '@microsoft/signalr']));
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:vitest|hono|lerna)$/)]));
  });

  it('has pages whose links lead to its own files, or to where the repository is published', () => {
    const pages = readdirSync(join(artefact.path, 'docs'), { recursive: true, encoding: 'utf8' });
    const own = pages.filter((page) => page.endsWith('.md')).map((page) => join('docs', page));
    expect(own.length).toBeGreaterThan(5);
    expect(own.flatMap((page) => brokenLinks(artefact.path, page))).toEqual([]);
    const texts = own.map((page) => readFileSync(join(artefact.path, page), 'utf8'));
    expect(texts.join('\n')).toMatch(/\]\(https:\/\/.*\/blob\/v[\d.]+\/docs\/security\.md[)#]/);
  });

  it('is the same if it is made again', () => {
    const again = unpackArtefact();
    const sumsOf = ({ path }: Artefact) => readFileSync(join(path, 'SHA256SUMS'), 'utf8');
    expect(sumsOf(again)).toBe(sumsOf(artefact));
    again.remove();
  });

  it('checks a configuration without the repository, and names a wrong key', () => {
    const folder = temporaryFolder('configuration');
    expect(buildConfiguration(artefact, folder.path)).toContain('"production"');
    const wrong = join(folder.path, 'wrong.json');
    writeFileSync(wrong, '{"servces":{}}');
    const example = join(artefact.path, 'deploy/config.example.json');
    expect(() => buildConfiguration(artefact, folder.path, example, wrong)).toThrow('It has services.');
    folder.remove();
  });
});

describe('the container', () => {
  const user = 10_001;

  it('the Dockerfile has no fault that a linter finds, and keeps the rules for images', () => {
    const text = readFileSync(join(artefact.path, 'deploy/Dockerfile'), 'utf8');
    expect(validate(text)).toEqual([]);
    for (const stage of readStages(text)) {
      expect(stage.base).toMatch(/^[\w/]+:(?!latest)[\w.-]+$/);
      expect(lastOf(stage, 'USER')).not.toMatch(/^(?:root|0)?(?:$|:)/);
      expect(JSON.parse(lastOf(stage, 'ENTRYPOINT'))).toEqual(expect.any(Array));
      for (const instruction of stage.instructions) {
        expect(instruction.getKeyword()).not.toBe('ADD');
        const words = instruction.getArgumentsContent() ?? '';
        if (words.includes('apt-get install'))
          expect(words).toMatch(/-y --no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/s);
      }
    }
    const [config, portal] = readStages(text);
    expect([config?.name, portal?.name, portal?.base]).toEqual(['config', 'portal', 'debian:bookworm-slim']);
    expect(portal?.instructions.flatMap(wordsOf)).not.toContain('bin/config.mjs');
  });

  it.each(basePaths)(
    'nginx serves the portal from its file tree, as a user who may write to /tmp alone: %s/',
    async (basePath) => {
      const [port = 0] = await freePorts(1);
      const folder = temporaryFolder('image');
      const image = join(folder.path, 'root');
      mkdirSync(image, { recursive: true });
      chmodSync(folder.path, 0o755);
      const stage = readStages(readFileSync(join(artefact.path, 'deploy/Dockerfile'), 'utf8')).find(
        ({ name }) => name === 'portal',
      );
      if (stage === undefined) throw new Error('The Dockerfile has no image of the portal.');
      assembleImage(stage, artefact.path, image, user);
      configure(join(image, 'etc/gantry'), basePath);
      edit(image, 'etc/nginx/nginx.conf', (text) =>
        text.replace('listen 8080;', `listen 127.0.0.1:${String(port)};`).replace(/.*listen \[::\].*\n/, ''),
      );
      // An entry point in brackets is JSON.
      const entryPoint = JSON.parse(lastOf(stage, 'ENTRYPOINT')) as string[];
      const [uid, gid] = lastOf(stage, 'USER').split(':');
      expect([uid, gid]).toEqual([String(user), String(user)]);
      const origin = `http://127.0.0.1:${String(port)}`;
      const nginx = await startServer('chroot', [`--userspec=${lastOf(stage, 'USER')}`, image, ...entryPoint], {
        env: { PATH: '/usr/sbin:/usr/bin:/bin' },
        isReady: () => answers(`${origin}/healthz`),
      });
      try {
        await expectPortal(origin, join(artefact.path, 'portal'), basePath);
        const places = ['usr/share/nginx/portal/index.html', 'etc/gantry/config.json'];
        await expectTruthfulHealth(
          origin + basePath,
          places.map((place) => join(image, place)),
        );
        const written = execFileSync('find', [image, '-uid', String(user), '-type', 'f'], { encoding: 'utf8' });
        expect(written.split('\n').filter((path) => path !== '' && !path.startsWith(`${image}/tmp/`))).toEqual([]);
        const log = readFileSync(join(image, 'dev/stdout'), 'utf8');
        expect(log).toContain(`GET ${basePath}/apps/workOrder HTTP/1.1`);
        expect(log).not.toContain('workOrderId');
      } finally {
        await nginx.end('SIGQUIT');
        folder.remove();
      }
    },
  );
});

it.each(basePaths)('Caddy serves the portal as its configuration in deploy/ says: %s/', async (basePath) => {
  const [port = 0] = await freePorts(1);
  const folder = temporaryFolder('caddy');
  configure(join(folder.path, 'etc'), basePath);
  const placed = readFileSync(join(artefact.path, 'deploy/caddy/Caddyfile'), 'utf8')
    .replaceAll('/etc/gantry', join(folder.path, 'etc'))
    .replaceAll('/usr/share/gantry/portal', join(artefact.path, 'portal'))
    .replace(':8080', `http://127.0.0.1:${String(port)}`);
  const file = join(folder.path, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\n${placed}`);
  const env = { ...process.env, HOME: folder.path, XDG_CONFIG_HOME: folder.path, XDG_DATA_HOME: folder.path };
  execFileSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'pipe' });
  const origin = `http://127.0.0.1:${String(port)}`;
  const caddy = await startServer('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    isReady: () => answers(`${origin}/healthz`),
  });
  try {
    await expectPortal(origin, join(artefact.path, 'portal'), basePath);
    const places = [join(artefact.path, 'portal/index.html'), join(folder.path, 'etc/config.json')];
    await expectTruthfulHealth(origin + basePath, places);
    expect(caddy.output()).toContain(`"uri":"${basePath}/apps/workOrder"`);
    expect(caddy.output()).not.toContain('workOrderId');
    expect(existsSync(join(folder.path, 'etc/config.json'))).toBe(true);
  } finally {
    await caddy.end();
    folder.remove();
  }
});
