import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { packagesFolder } from './evaluateStyles.ts';
import { staticElement, type StaticElement } from './runtime.ts';
import { styleSheets, type StyleSheets } from './styleSheets.ts';
import { readTemplates } from './templates.ts';

describe('templates of a module', () => {
  test.each([
    { code: 'export const Bar = styled.div`a`;', maker: 'styled', target: '"div"', attributes: '' },
    { code: 'const Own = styled(Link)`a`;', maker: 'styled', target: 'Link', attributes: '' },
    {
      code: "const Stack = styled.ol.attrs({ role: 'list' })`a`;",
      maker: 'styled',
      target: '"ol"',
      attributes: "{ role: 'list' }",
    },
    { code: 'const part = css`a`;', maker: 'css', target: '', attributes: '' },
    { code: 'const move = keyframes`a`;', maker: 'keyframes', target: '', attributes: '' },
    { code: 'export const Page = createGlobalStyle`a`;', maker: 'createGlobalStyle', target: '', attributes: '' },
  ])('$code', ({ code, maker, target, attributes }) => {
    expect(readTemplates(code, parseAst(code))).toMatchObject([{ maker, target, attributes }]);
  });

  test.each(['const text = html`a`;', 'const Late = styled.div.attrs(() => ({}))`a`;', 'const bar = () => css`a`;'])(
    'not in %s',
    (code) => {
      expect(readTemplates(code, parseAst(code))).toEqual([]);
    },
  );
});

describe('an element with a class', () => {
  const show = (component: StaticElement, props: object = {}) => renderToStaticMarkup(createElement(component, props));

  test('keeps the class and the properties it is given', () => {
    expect(show(staticElement('div', 'Bar-1'), { className: 'own', id: 'bar' })).toBe(
      '<div id="bar" class="Bar-1 own"></div>',
    );
  });

  test('is another element by `as`', () => {
    expect(show(staticElement('div', 'Bar-1'), { as: 'nav' })).toBe('<nav class="Bar-1"></nav>');
  });

  test('has its own class alone where it extends another, and the attributes of both', () => {
    const cell = staticElement('td', 'Cell-1', { role: 'cell' });
    const header = staticElement(cell, 'Header-2', { as: 'th', scope: 'row' });
    expect(show(header)).toBe('<th role="cell" scope="row" class="Header-2"></th>');
  });
});

describe('rules of the kit', () => {
  let styles: StyleSheets;
  beforeAll(async () => {
    styles = await styleSheets();
  });
  const styleOf = (path: string, name: string) => styles.get(`${packagesFolder}ui-kit/src/${path}`)?.get(name);

  test('stand under the class of their component', () => {
    const { css = '', classes = '' } = styleOf('Tile/Tile.styles.ts', 'ToggleTile') ?? {};
    expect(css).toContain(`.${classes}[data-selected]{border-color:`);
    expect(css).not.toContain('sc-');
  });

  test('are global if they have no class', () => {
    expect(styleOf('theme/GlobalStyle.ts', 'PageStyle')?.isGlobal).toBe(true);
    expect(styleOf('Tile/Tile.styles.ts', 'ToggleTile')?.isGlobal).toBe(false);
  });

  test('of an extended component stand before its own, under one class', () => {
    const { css = '', classes = '' } = styleOf('DataTable/DataTable.styles.ts', 'RowHeader') ?? {};
    const selectors = [...css.matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name);
    expect(new Set(selectors)).toEqual(new Set([classes]));
    expect(selectors.length).toBeGreaterThan(1);
  });

  test('name another component by a class that it has', () => {
    const all = [...styles.values()].flatMap((module) => [...module.values()]);
    const named = new Set(all.flatMap(({ css }) => css.match(/is-[\w-]+/g) ?? []));
    const given = new Set(all.flatMap(({ classes }) => classes.split(' ')));
    expect([...named].filter((name) => !given.has(name))).toEqual([]);
  });
});
