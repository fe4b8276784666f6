import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../src/config/parseConfiguration.ts';
import { configurationPage } from '../../src/entry/entrancePages.ts';
import { entryMessages } from '../../src/languages/en/entry.ts';
import { expectationMessages } from '../../src/languages/en/expectations.ts';
import { exampleConfiguration } from '../../src/config/exampleConfiguration.testing.tsx';
import { configurationJsonSchema, configurationSchemaText, schemaFile } from './configurationJsonSchema.ts';
import { pagePolicy } from '../contentSecurityPolicy.ts';
import { caddyPolicies, nginxPolicies } from './policyFiles.ts';
import { problemsText, readLayers } from './readLayers.ts';

const example = new URL('config.example.json', schemaFile);
const folder = mkdtempSync(join(tmpdir(), 'gantry-configuration-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: object | string): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

interface DescribedNode {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, DescribedNode>>;
  readonly items?: DescribedNode;
  readonly additionalProperties?: DescribedNode | boolean;
}

/** The keys of a schema that neither have a description nor are named in the one of their section. */
function keysWithoutMeaning(node: DescribedNode, path: readonly string[] = [], ofSection = ''): string[] {
  const meaning = node.description ?? ofSection;
  const inner = [node, node.items, node.additionalProperties].filter((one) => typeof one === 'object');
  const keys = inner.flatMap(({ properties = {} }) => Object.entries(properties));
  return keys.flatMap(([key, child]) => {
    const isNamed = meaning.split(/[^\w$]+/).includes(key) || /^by service\b/.test(meaning);
    const isMissing = child.description === undefined && child.properties === undefined && !isNamed;
    const below = keysWithoutMeaning(child, [...path, key], meaning);
    return isMissing ? [[...path, key].join('.'), ...below] : below;
  });
}

describe('deploy/config.schema.json', () => {
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
    configurationJsonSchema(),
  );

  test('is what the schema of the portal and docs/configuration.md say: npm run api', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(configurationSchemaText());
  });

  test('accepts the example, as the portal does', () => {
    const text = JSON.parse(readFileSync(example, 'utf8')) as object;
    expect([validate(text), validate.errors]).toEqual([true, null]);
    expect(parseConfiguration(text).kind).toBe('loaded');
  });

  test.each([
    [
      'a share above 100',
      { ...exampleConfiguration, telemetry: { endpoint: 'https://otel.example', samplePercent: 101 } },
    ],
    [
      'an unknown service',
      { ...exampleConfiguration, telemetry: { endpoint: 'https://otel.example', traceparent: ['x'] } },
    ],
    ['an unknown key', { ...exampleConfiguration, helpLink: {} }],
    ['a missing key', { ...exampleConfiguration, services: {} }],
    ['a wrong type', { ...exampleConfiguration, hubName: 3 }],
    ['a wrong word', { ...exampleConfiguration, identity: { ...exampleConfiguration.identity, renewal: 'popup' } }],
  ])('refuses %s, as the portal does', (_, input) => {
    expect([validate(input), parseConfiguration(input).kind]).toEqual([false, 'invalid']);
  });

  test('every key has its meaning in docs/configuration.md, of its own or in that of its section', () => {
    expect(keysWithoutMeaning(configurationJsonSchema())).toEqual([]);
    const planted = { description: 'has a known key', properties: { known: {}, forgotten: {} } };
    expect(keysWithoutMeaning({ properties: { section: planted } })).toEqual(['section.forgotten']);
  });
});

describe('layers', () => {
  const base = file('base.json', exampleConfiguration);

  test('an overlay and the environment change the base, the environment last', () => {
    const overlay = file('staging.json', { environment: 'staging', hubName: 'hub' });
    const { result } = readLayers([base, overlay], { GANTRY__environment: 'blue' });
    expect(result).toMatchObject({ kind: 'loaded', configuration: { environment: 'blue', hubName: 'hub' } });
  });

  test('a file that is not JSON is named', () => {
    const { result, text } = readLayers([base, file('broken.json', '{')], {});
    expect([problemsText(result), text]).toEqual([expect.stringContaining('broken.json'), null]);
  });

  test('a file that is not there is named, with what to do', () => {
    expect(() => readLayers([base, join(folder, 'missing.json')], {})).toThrow(
      /missing\.json cannot be read, so nothing was checked or written\. Name a file that is there\./,
    );
  });

  test('the terminal and the page name the same keys with the same words', async () => {
    const { result } = readLayers([base, file('wrong.json', { helpLink: {}, services: { base: 'ftp://x' } })], {});
    if (result.kind === 'loaded') throw new Error('The configuration is wrong.');
    const { details = [] } = await configurationPage(result, entryMessages, async () => expectationMessages);
    expect(details.map(({ name }) => name).toSorted()).toEqual(['helpLink', 'services.base']);
    for (const { name, text } of details)
      expect(problemsText(result)).toMatch(new RegExp(`${name} +${text.replaceAll('.', '\\.')}`));
    expect(problemsText(result)).toContain('It has helpLinks.');
  });
});

describe('policies for web servers', () => {
  const result = parseConfiguration({ ...exampleConfiguration, policyReports: 'https://reports.example/csp' });
  const configuration = result.kind === 'loaded' ? result.configuration : null;
  if (configuration === null) throw new Error('The example is valid.');

  test('nginx gives each response its own nonce, and every other path a policy that allows nothing', () => {
    const written = nginxPolicies(configuration);
    expect(written).toContain("'nonce-$request_id'");
    expect(written).toMatch(/default "default-src 'none'/);
    expect(written).toContain(String.raw`gantry=\"https://reports.example/csp\"`);
  });

  test('nginx gets the policy of many modules in parts that it can read, and joins them', () => {
    const modules = Array.from({ length: 200 }, (_, index) => {
      const route = `module${String(index)}`;
      return { route, name: route, code: 900 + index, entry: `https://${route}.apps.example.com/entry.js` };
    });
    const many = parseConfiguration({ ...exampleConfiguration, modules });
    if (many.kind !== 'loaded') throw new Error('The modules are valid.');
    const written = nginxPolicies(many.configuration);
    const values = new Map(
      [...written.matchAll(/^map "" (\$\w+) \{\n {2}default "(.*)";$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    // nginx refuses a parameter of 4,096 bytes.
    expect(Math.max(...[...written.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value.length))).toBeLessThan(4096);
    const joined = /^ {2}\/index\.html "(.*)";$/m.exec(written)?.[1] ?? '';
    const policy = joined.replaceAll(/\$gantry_page_policy_\d+/g, (name) => values.get(name) ?? '');
    expect(policy).toBe(pagePolicy({ configuration: many.configuration, nonce: '$request_id' }));
  });

  test('Caddy has a snippet for each kind of response', () => {
    const written = caddyPolicies(configuration);
    expect(written.match(/^\(\w+\) \{$/gm)).toEqual([
      '(gantry_page) {',
      '(gantry_silent_renew) {',
      '(gantry_worker) {',
      '(gantry_file) {',
      '(gantry_base) {',
    ]);
    expect(written).toContain("'nonce-{http.request.uuid}'");
  });
});
