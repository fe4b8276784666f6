import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from './support/processes.ts';

// The chart is rendered with the template engine that Helm uses, and each manifest is checked with the schemas of Kubernetes.
const chart = fileURLToPath(new URL('../../deploy/helm/gantry-portal/', import.meta.url));
const read = (file: string) => readFileSync(join(chart, file), 'utf8');
const folder = temporaryFolder('chart');
const renderer = join(folder.path, 'renderChart');

beforeAll(() => {
  const source = fileURLToPath(new URL('support/renderChart/main.go', import.meta.url));
  const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOCACHE: join(folder.path, 'cache') };
  execFileSync('go', ['build', '-o', renderer, source], { env, stdio: 'pipe' });
});

afterAll(() => folder.remove());

interface Values {
  replicas: number;
  config: { order: string[]; layers: Record<string, string>; environment: Record<string, string> };
  ingress: Record<string, unknown>;
}

/** The values of an installation with one layer, changed by `change`. */
function valuesWith(change: (values: Values) => void = () => {}): Values {
  // The chart's own file.
  const values = parse(read('values.yaml')) as Values;
  values.config.layers = { base: '{"product":"gantry"}' };
  change(values);
  return values;
}

function render(values: Values): { readonly manifests: readonly object[]; readonly error: string } {
  const { name, version, appVersion } = parse(read('Chart.yaml')) as Record<string, string>;
  const names = readdirSync(join(chart, 'templates'));
  const templates = Object.fromEntries(names.map((file) => [file, read(`templates/${file}`)]));
  const release = { Name: 'portal', Service: 'Helm' };
  const input = { values, release, chart: { Name: name, Version: version, AppVersion: appVersion }, templates };
  const { stdout, stderr } = spawnSync(renderer, { input: JSON.stringify(input), encoding: 'utf8' });
  if (stdout === '') return { manifests: [], error: stderr };
  const rendered = Object.values(JSON.parse(stdout) as Record<string, string>);
  const manifests = rendered.map((text) => parse(text) as object | null).filter((manifest) => manifest !== null);
  return { manifests, error: '' };
}

const models = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service };

/** Checks a manifest with the schema of its kind, and returns the kind. */
function validated(manifest: object): string {
  const { kind } = manifest as { kind: keyof typeof models };
  // Each model takes the manifest of its kind, and its schema checks that it is one.
  const Model = models[kind] as new (manifest: object) => { validate(): void };
  new Model(manifest).validate();
  return kind;
}

function deploymentOf(values: Values): Deployment {
  const manifest = render(values).manifests.find((one) => validated(one) === 'Deployment');
  return new Deployment(manifest);
}

it('every manifest is valid for Kubernetes', () => {
  const everything = valuesWith((values) => {
    values.ingress = { ...values.ingress, enabled: true, className: 'nginx', tlsSecret: 'portal-tls' };
    values.config.environment = { GANTRY__identity__clientId: 'portal' };
  });
  const { manifests, error } = render(everything);
  expect(error).toBe('');
  expect(manifests.map(validated).toSorted()).toEqual(Object.keys(models).toSorted());
});

it('the schema check finds a planted fault', () => {
  expect(() => validated({ apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'two' } })).toThrow(
    /replicas|selector/,
  );
});

it('the pods have no rights, a read-only root, probes, and the configuration from an init container', () => {
  const spec = deploymentOf(valuesWith()).spec?.template.spec;
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
  const checksums = (change?: (values: Values) => void) =>
    deploymentOf(valuesWith(change)).spec?.template.metadata?.annotations;
  const same = checksums((values) => (values.replicas = 5));
  expect(checksums()).toEqual(same);
  expect(checksums((values) => (values.config.layers['base'] = '{}'))).not.toEqual(same);
  expect(checksums((values) => (values.config.environment = { GANTRY__hubName: 'hub' }))).not.toEqual(same);
});

it('a layer that is named and not given is an error with a sentence', () => {
  const { error } = render(valuesWith((values) => values.config.order.push('production')));
  expect(error).toContain('config.layers.production is missing. Give it with --set-file.');
});

it('one replica has no disruption budget, which would block every drain', () => {
  const { manifests } = render(valuesWith((values) => (values.replicas = 1)));
  expect(manifests.map(validated)).not.toContain('PodDisruptionBudget');
});

it('the schema of the values accepts the defaults and refuses an unknown value', () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(read('values.schema.json')) as object);
  expect([validate(valuesWith()), validate.errors]).toEqual([true, null]);
  expect(validate({ ...valuesWith(), replica: 3 })).toBe(false);
});
