import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readView } from '@gantry/module-host/view/readView';
import { problemsOf } from '@gantry/module-host/view/viewRules';

const docs = new URL('../../../../docs/modules/', import.meta.url);
const example = (name: string) => fileURLToPath(new URL(`example-view/${name}`, docs));
const place = { address: 'https://monolith.example/Views/x', origins: new Set(['https://monolith.example']) };
const partsOf = (html: string) =>
  readView(html, place).elements.flatMap((element) => problemsOf(element, place).map(({ part }) => part));

const run = (...args: string[]) => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@gantry/source', main, 'check-view', ...args],
    { encoding: 'utf8' },
  );
  return { status, text: stdout + stderr };
};

describe('config check-view', () => {
  test('names what of the view in the docs does not run, with what to do, and ends with 1', () => {
    const { status, text } = run(example('before.html'));
    expect(status).toBe(1);
    expect(text).toMatch(
      /- href="javascript:[^]*- onchange of <input>, onclick of <button>: [^]*- <script> without src: /,
    );
    expect(readFileSync(new URL('views.md', docs), 'utf8')).toContain(text.slice(text.indexOf('- ')).trim());
  });

  test('finds nothing in the mended one, and ends with 0', () => expect(run(example('after.html')).status).toBe(0));

  test('ends with 2 without a view', () => expect([run().status, run('missing.html').status]).toEqual([2, 2]));
});

test.each(['before.html', 'after.html', 'crews.js'])('docs/modules/views.md shows example-view/%s', (name) =>
  expect(readFileSync(new URL('views.md', docs), 'utf8')).toContain(readFileSync(example(name), 'utf8')),
);

test.each([
  ['<a HREF=" java\tscript:go()">', ['href=" java\tscript:go()" of <a>']],
  ['<a href="&#106;avascript&colon;go()">', ['href="javascript:go()" of <a>']],
  ['<p title="a > b" onclick=go()>', ['onclick of <p>']],
  ['<p/onclick="a">', ['onclick of <p>']],
  ['<!-- <p onclick="a"> --><p title="onclick=">', []],
  ['<script>"<p onclick>"</script >', ['<script> without src']],
  ['<script src="https://cdn.example/x.js"></script>', ['<script src="https://cdn.example/x.js">']],
  ['<script src="//monolith.example/Scripts/x.js"></script>', []],
  ['<script type="module" src="x.js"></script>', ['<script src="x.js">']],
  ['<link rel="Stylesheet" href="//cdn.example/x.css">', ['<link href="//cdn.example/x.css">']],
  ['<link rel="alternate stylesheet" href="//cdn.example/x.css"><link rel="icon" href="//cdn.example/x">', []],
  ['<iframe src="x"></iframe><button popovertarget="x">', ['<iframe>', 'popovertarget of <button>']],
  ['<style>@import "x.css"; @media print { p { background: url(a@2x.png) } }</style>', ['@import "x.css"']],
  ['<style>/* @import "x" */ @font-face { src: local(x) }</style>', ['@font-face']],
  ['<p style="background: url(//evil.example/x); color: red">', ['url(//evil.example/x)']],
  ['a < b <', []],
])('of %s, %j does not run', (html, parts) => expect(partsOf(html)).toEqual(parts));
