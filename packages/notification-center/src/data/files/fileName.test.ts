import { expect, test } from 'vitest';
import { dispositionOf, fileName } from './fileName.ts';

const at = 'https://storage.example/exports/7f3a?sig=a.pdf';

test.each([
  ['attachment; filename="sites.xlsx"', 'sites.xlsx'],
  ['attachment; filename=sites.xlsx', 'sites.xlsx'],
  ['inline; FileName = "a \\"b\\".csv"', 'a "b".csv'],
  ['attachment; filename="sites; all.csv"; size=3', 'sites; all.csv'],
  [`attachment; filename="sites.csv"; filename*=UTF-8''%D9%85%D9%88%D8%A7%D9%82%D8%B9.csv`, 'مواقع.csv'],
  [`attachment; filename*=utf-8'en'a%20b.csv; filename=c.csv`, 'a b.csv'],
  [`attachment; filename*=UTF-8''%ZZ.csv; filename="c.csv"`, 'c.csv'],
  [`attachment; filename*=iso-8859-1''%A3.csv; filename="c.csv"`, 'c.csv'],
  ['attachment; filename=all my sites.csv; size=3', 'all my sites.csv'],
  ['attachment; filename="a%20b%D9%85.csv"', 'a bم.csv'],
  ['attachment; filename="100%.csv"', '100%.csv'],
  [`attachment; filename="${String.fromCharCode(...new TextEncoder().encode('مواقع 🏗.csv'))}"`, 'مواقع 🏗.csv'],
  ['attachment; filename="caf\u00E9.csv"', 'café.csv'],
  ['attachment; filename=""', 'Sites.csv'],
  ['attachment', 'Sites.csv'],
  ['nonsense', 'Sites.csv'],
])('the name that %s gives is %s', (disposition, name) =>
  expect(fileName(disposition, at, 'text/csv', 'Sites')).toBe(name),
);

test.each([
  ['https://storage.example/a/sites.csv?sig=1', 'text/csv', 'sites.csv'],
  ['https://storage.example/a/%D9%85.csv', 'text/csv', 'م.csv'],
  ['https://storage.example/a/%ZZ.csv', 'text/csv', 'Sites.csv'],
  ['https://storage.example/a/', 'application/zip', 'Sites.zip'],
  ['https://storage.example/7', 'application/x-unknown', 'Sites'],
])('a file without a given name: %s of the type %s is %s', (url, type, name) => {
  expect(fileName(null, url, type, 'Sites')).toBe(name);
});

test.each([
  ['?sig=1', null],
  ['?rscd=attachment%3B%20filename%3D%22a.csv%22&sig=1', 'attachment; filename="a.csv"'],
  ['?response-content-disposition=inline&X-Amz-Signature=1', 'inline'],
])('the disposition that a page may not see stands in the address: %s', (query, expected) => {
  const url = `https://storage.example/7f3a${query}`;
  expect(dispositionOf(new Headers(), url)).toBe(expected);
  expect(dispositionOf(new Headers({ 'content-disposition': 'attachment' }), url)).toBe('attachment');
});
