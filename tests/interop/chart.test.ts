import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasHelm, runHelm } from './support/helm.ts';
import { temporaryFolder } from './support/processes.ts';

// Helm renders the chart. Each manifest is checked with the schema of Kubernetes for its kind, and with its type, which has no other key.
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = temporaryFolder('chart');

beforeAll(() => {
  for (const part of ['base', 'production']) writeFileSync(join(folder.path, `${part}.json`), `{"layer":"${part}"}`);
  mkdirSync(join(folder.path, 'deploy'));
  spawnSync('cp', ['-r', join(root, 'deploy/helm'), join(folder.path, 'deploy')]);
});

afterAll(() => folder.remove());

const run = (commandLine: string) => runHelm(commandLine, folder.path);

/** Renders the chart with one layer and further flags. */
const render = (...flags: readonly string[]) =>
  run(`helm template portal deploy/helm/gantry-portal --set-file config.layers.base=base.json ${flags.join(' ')}`);

/** The command of docs/deployment/container.md that installs the chart. There is no cluster, so it is only rendered. */
function documentedCommand(): string {
  const page = readFileSync(join(root, 'docs/deployment/container.md'), 'utf8');
  const command = /^helm upgrade --install [^`]*/m.exec(page)?.[0] ?? '';
  return command.replace('helm upgrade --install', 'helm template').replace(' --wait', '');
}

const models = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service };
type Kind = keyof typeof models;

/** Checks a manifest with the schema of its kind, and returns the kind. */
function validated(manifest: object): Kind {
  const { kind } = manifest as { kind: Kind };
  // Each model takes the manifest of its kind, and its schema checks that it is one.
  const Model = models[kind] as new (manifest: object) => { validate(): void };
  new Model(manifest).validate();
  return kind;
}

const modules: Readonly<Record<Kind, string>> = {
  ConfigMap: 'v1/ConfigMap',
  Deployment: 'apps/v1/Deployment',
  Ingress: 'networking.k8s.io/v1/Ingress',
  PodDisruptionBudget: 'policy/v1/PodDisruptionBudget',
  Service: 'v1/Service',
};

/** Returns TypeScript's errors about keys that Kubernetes does not know. The schemas pass over them. */
function unknownKeys(manifests: readonly object[]): string {
  // It is within the repository, so that its imports are found.
  const place = join(root, '.gantry/interop/chart');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'manifests.ts');
  const lines = manifests.map((manifest, index) => {
    const { kind } = manifest as { kind: Kind };
    return `export const manifest${String(index)}: import('kubernetes-models/${modules[kind]}').I${kind} = ${JSON.stringify(manifest, null, 2)};`;
  });
  writeFileSync(file, lines.join('\n'));
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '', '--module', 'nodenext'];
  const { stdout } = spawnSync('tsc', [...options, file], { cwd: root, encoding: 'utf8' });
  rmSync(place, { recursive: true });
  return stdout;
}

function deploymentOf(...flags: readonly string[]): Deployment {
  const { manifests, error } = render(...flags);
  expect(error).toBe('');
  return new Deployment(manifests.find((one) => validated(one) === 'Deployment'));
}

describe.runIf(hasHelm())('the chart', () => {
  it('has no fault that helm lint finds', () => {
    expect(run('helm lint --strict deploy/helm/gantry-portal --set-file config.layers.base=base.json').error).toBe('');
  });

  it('every manifest of the documented command is valid for Kubernetes, and has no key that it does not know', () => {
    const { manifests, error } = run(documentedCommand());
    expect(error).toBe('');
    expect(manifests.map(validated).toSorted()).toEqual(Object.keys(models).toSorted());
    expect(unknownKeys(manifests)).toBe('');
    const layers = manifests.find((one) => validated(one) === 'ConfigMap');
    expect(layers).toMatchObject({
      data: { 'base.json': '{"layer":"base"}', 'production.json': '{"layer":"production"}' },
    });
  });

  it('every value has a place that Kubernetes knows', () => {
    const { manifests, error } = render(
      '--set config.environment.GANTRY__identity__clientId=portal',
      '--set image.pullSecrets={registry} --set image.tag=2.0.0',
      '--set ingress.enabled=true --set ingress.className=nginx --set ingress.annotations.example=yes',
    );
    expect(error).toBe('');
    manifests.map(validated);
    expect(unknownKeys(manifests)).toBe('');
    const text = JSON.stringify(manifests);
    for (const part of [
      'GANTRY__identity__clientId',
      '"imagePullSecrets":[{"name":"registry"}]',
      'gantry-portal:2.0.0',
    ])
      expect(text).toContain(part);
  });

  it('both checks find a planted fault', () => {
    const { apiVersion, kind, metadata, spec } = deploymentOf();
    const withFault = (fault: object) => ({ apiVersion, kind, metadata, spec: { ...spec, ...fault } });
    expect(unknownKeys([withFault({})])).toBe('');
    expect(() => validated(withFault({ replicas: 'two' }))).toThrow(/replicas/);
    expect(unknownKeys([withFault({ replica: 2 })])).toContain('"replica"');
  });

  it('the pods have no rights, a read-only root, probes, and the configuration from an init container', () => {
    const spec = deploymentOf().spec?.template.spec;
    expect(spec?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    const [portal] = spec?.containers ?? [];
    const [config] = spec?.initContainers ?? [];
    for (const container of [portal, config])
      expect(container?.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    expect(portal).toMatchObject({
      readinessProbe: { httpGet: { path: '/healthz' } },
      startupProbe: { httpGet: { path: '/healthz' } },
      livenessProbe: { tcpSocket: { port: 'http' } },
    });
    expect(config?.args).toEqual(['build', '--out', '/etc/gantry', '/layers/base.json']);
  });

  it('a changed layer or variable starts new pods, and nothing else does', () => {
    const checksums = (...flags: readonly string[]) => deploymentOf(...flags).spec?.template.metadata?.annotations;
    const same = checksums('--set replicas=5');
    expect(checksums()).toEqual(same);
    expect(checksums('--set-file config.layers.base=production.json')).not.toEqual(same);
    expect(checksums('--set config.environment.GANTRY__hubName=hub')).not.toEqual(same);
  });

  it('a layer that is named and not given is an error with a sentence', () => {
    expect(render("--set 'config.order={base,production}'").error).toContain(
      'config.layers.production is missing. Give it with --set-file.',
    );
  });

  it('one replica has no disruption budget, which would block every drain', () => {
    const { manifests } = render('--set replicas=1');
    expect(manifests.map(validated)).toContain('Deployment');
    expect(manifests.map(validated)).not.toContain('PodDisruptionBudget');
  });

  it.each(['replica=3', 'ingress.hosts=portal.example.com', 'service.prot=80', 'image.portl=x', 'replicas=two'])(
    'a wrong value is refused: %s',
    (value) => {
      expect(render(`--set ${value}`).error).toMatch(/values don't meet the specifications|additional properties/i);
    },
  );
});
