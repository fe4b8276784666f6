import { expect, test } from 'vitest';
import { filesOf, read } from './repository.ts';

const methods = ['get', 'put', 'post', 'patch', 'delete'];

/** The names of fields and parameters, and the calls, in a part of an OpenAPI or AsyncAPI document. */
function* namesIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'properties') yield* Object.keys(value as object);
    if (key === 'parameters' && Array.isArray(value))
      for (const { name } of value as { name?: string }[]) yield name ?? '';
    if (key.startsWith('/'))
      for (const method of methods) if (method in (value as object)) yield `${method.toUpperCase()} ${key}`;
    yield* namesIn(value);
  }
}

/** The words of the platform that knows the specification alone. */
const letter = filesOf('tests/letter/*.ts').map(read).join('\n').replaceAll('\\/', '/');
const isOfSpecification = (name: string) => {
  const [word = ''] =
    name
      .split(' ')
      .at(-1)
      ?.match(/[\w-]+(?=(?:\/\{\w+\})?$)/) ?? [];
  return new RegExp(`\\b${word}\\b`).test(letter);
};

const [, table = ''] = /## Ours beyond the specification\n([^]*?)\n## /.exec(read('docs/readings.md')) ?? [];
const named = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

test('docs/readings.md has each name of the contracts that the specification does not have, and no other', () => {
  const contracts = filesOf('packages/{dev-platform,notification-center}/contract/*api.json').map((file): unknown =>
    JSON.parse(read(file)),
  );
  const names = new Set([...namesIn(contracts)].filter((name) => name !== ''));
  expect(names.size).toBeGreaterThan(60);
  expect([...names].filter((name) => !isOfSpecification(name)).toSorted()).toEqual(named.toSorted());
});
