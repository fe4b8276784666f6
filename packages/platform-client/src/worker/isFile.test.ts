import { expect, test } from 'vitest';
import { isFile } from './isFile.ts';

test.each<[string, Parameters<typeof isFile>[0], string, boolean]>([
  ['a script', Response.json(null, { headers: { 'content-type': 'text/javascript' } }), '/assets/home-1.js', true],
  ['a file without a type', new Response(new Uint8Array([1])), '/assets/font-1.woff2', true],
  ['a page of the build', new Response('', { headers: { 'content-type': 'text/html' } }), '/assets/view-1.html', true],
  ['a page of a proxy', new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } }), '/a.js', false],
  ['a script in the place of a page', new Response('', { headers: { 'content-type': 'text/css' } }), '/a.html', false],
  ['an error', new Response('', { status: 503 }), '/assets/home-1.js', false],
  ['what another address sent', { ok: true, redirected: true, headers: new Headers() }, '/assets/home-1.js', false],
])('%s', (_, response, path, expected) => expect(isFile(response, `https://portal.example${path}`)).toBe(expected));
