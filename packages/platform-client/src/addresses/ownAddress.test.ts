import { describe, expect, test } from 'vitest';
import { ownAddress } from './ownAddress.ts';

const origin = 'https://portal.example';

test.each([
  ['/', '/'],
  ['/apps/workOrder?workOrderId=7#rows', '/apps/workOrder?workOrderId=7#rows'],
  ['/apps?next=//evil.example', '/apps?next=//evil.example'],
  ['/apps/a%20b', '/apps/a%20b'],
  ['/apps/100%25', '/apps/100%25'],
  [`${origin}/apps`, '/apps'],
])('%s is our own', (address, path) => expect(ownAddress(address, origin)).toBe(path));

test.each([
  'https://evil.example/',
  '//evil.example/login',
  `${origin}//evil.example/login`,
  '/\\evil.example/',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/%5cevil.example',
  '/apps/%2e%2e%2f%2e%2e%2fReports',
  '/apps/%00',
  '/%E0%A4%A',
  'javascript:alert(1)',
  'https://portal.example@evil.example/',
  'https://user:secret@portal.example/',
  undefined,
  {},
])('%s is not', (address) => expect(ownAddress(address, origin)).toBeNull());

describe('below a base path', () => {
  const root = `${origin}/portal`;

  test.each([
    ['/apps?a=1#b', '/apps?a=1#b'],
    ['/portal/apps?a=1#b', '/apps?a=1#b'],
    ['/portal', '/'],
    ['/portal?program=NWX', '/?program=NWX'],
    ['/portals', '/portals'],
    [`${root}/apps`, '/apps'],
    [root, '/'],
  ])('%s is our own', (address, path) => expect(ownAddress(address, root)).toBe(path));

  test.each([
    `${origin}/`,
    `${origin}/portals/apps`,
    `${origin}/other/apps`,
    `${root}//evil.example`,
    '/portal//evil.example',
    '/portal/%2fevil.example',
    'https://evil.example/portal/apps',
  ])('%s is not', (address) => expect(ownAddress(address, root)).toBeNull());
});
