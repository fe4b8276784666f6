import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf, safeLink } from './links.ts';
import { shortenAtWord } from './shortenAtWord.ts';

const storage = 'http://localhost:4001';

describe('links from data', () => {
  it.each([
    ['/apps/workOrder?workOrderId=7#notes', { kind: 'path', path: '/apps/workOrder?workOrderId=7#notes' }],
    ['apps/poAll', { kind: 'path', path: '/apps/poAll' }],
    ['/apps/../Error/404', { kind: 'path', path: '/Error/404' }],
    ['https://example.com/a b', { kind: 'external', url: 'https://example.com/a%20b' }],
    ['http://localhost:4001/storage/f.xlsx', { kind: 'external', url: 'http://localhost:4001/storage/f.xlsx' }],
    ['http://localhost:4002/storage/f.xlsx', null],
    ['http://example.com', null],
    ['//evil.example/x', null],
    ['/\\evil.example/x', null],
    ['\\\\evil.example/x', null],
    ['/\t/evil.example/x', null],
    ['\n//evil.example', null],
    ['..//evil.example', null],
    ['/.//evil.example', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['/apps/\u0000poAll', null],
    [' javascript:alert(1)', { kind: 'path', path: '/%20javascript:alert(1)' }],
    ['data:text/html,x', null],
    ['blob:https://example.com/1', null],
    ['https://user:secret@example.com', null],
    ['https://', null],
    ['', null],
    [null, null],
    [`/${'a'.repeat(3000)}`, null],
  ])('%.60j → %j', (address, expected) => {
    expect(safeLink(address, [storage])).toEqual(expected);
  });

  it.each([
    ['http://portal.example/portal/apps/poAll?x=1#y', { kind: 'path', path: '/apps/poAll?x=1#y' }],
    ['http://portal.example/portal', { kind: 'path', path: '/' }],
    ['http://portal.example/portal?x', { kind: 'path', path: '/?x' }],
    ['http://portal.example/portal//evil.example', null],
    ['http://portal.example/portal/..//evil.example', null],
    ['http://portal.example/portals', null],
    ['https://portal.example/portal/apps/poAll', { kind: 'external', url: 'https://portal.example/portal/apps/poAll' }],
  ])('in an app at http://portal.example/portal, %j → %j', (address, expected) => {
    expect(safeLink(address, [storage], 'http://portal.example/portal')).toEqual(expected);
  });

  it('every safe link stays on this origin, is https, or is of the storage', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      'javascript:',
      'https:',
      'http:',
      '//',
      '\t',
      '\n',
      ' ',
      'evil.example',
      '@',
      ':',
      storage,
      '..',
      '\u0000',
      'a',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
        const link = safeLink(pieces.join(''), [storage]);
        if (link === null) return;
        const url = new URL(link.kind === 'path' ? link.path : link.url, 'https://portal.example');
        if (link.kind === 'path') expect(url.origin).toBe('https://portal.example');
        else expect(url.protocol === 'https:' || url.origin === storage).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the reason of a refusal names what would help, and no more of the address than its origin', () => {
  it.each([
    ['http://files.example:8080/a.xlsx?sig=secret', /http:\/\/files\.example:8080 .*allowedLinkOrigins/],
    ['ftp://files.example/a?sig=secret', /ftp:/],
    ['javascript:alert("secret")', /javascript:/],
    ['http://secret@files.example/', /neither a path of this app nor https/],
    ['//secret.example/a', /neither a path of this app nor https/],
  ])('%s', (address, reason) => {
    expect(refusalOf(address)).toMatch(reason);
    expect(refusalOf(address)).not.toContain('secret');
  });
});

describe('truncation at a word', () => {
  it.each([
    ['short', 10, 'short'],
    ['  padded  ', 10, 'padded'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three', 7, 'one two…'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['Donaudampfschifffahrt', 5, 'Donau…'],
    ['أهلًا وسهلًا بكم', 8, 'أهلًا…'],
    ['a😀😀😀', 2, 'a…'],
  ])('%j at %i is %j', (text, limit, expected) => {
    expect(shortenAtWord(text, limit)).toBe(expected);
  });

  it('never exceeds the limit and never cuts a character', () => {
    const codePoints = fc.array(fc.nat({ max: 0x10ffff }), { maxLength: 300 });
    fc.assert(
      fc.property(codePoints, fc.integer({ min: 1, max: 130 }), (points, limit) => {
        const text = String.fromCodePoint(...points);
        const cut = shortenAtWord(text, limit);
        expect(cut.length).toBeLessThanOrEqual(Math.max(limit + 1, 1));
        const half = /\p{Surrogate}/u;
        if (!half.test(text)) expect(half.test(cut)).toBe(false);
      }),
    );
  });
});
