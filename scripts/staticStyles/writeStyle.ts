import { createElement, type ComponentType, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The rules of one template, as styled-components writes them on a server. */
export interface WrittenStyle {
  readonly css: string;
  /** The classes of its element: `sc-…` names a component for the selectors of others, the rest have rules. */
  readonly classes: readonly string[];
}

const readSheet = (tags: string): string =>
  [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .join('')
    .replaceAll(/\/\*!sc\*\/|data-styled\.[^{]+\{content:"[^"]*"\}/g, '')
    .trim();

/** Renders what `styled` or `createGlobalStyle` returned, as a plain element alone on a page, and returns the rules of that page. */
export function writeStyle(component: ComponentType<{ as?: ElementType }>): WrittenStyle {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'i' })));
    const [, classes = ''] = /class="([^"]*)"/.exec(markup) ?? [];
    return { css: readSheet(sheet.getStyleTags()), classes: classes.split(' ').filter(Boolean) };
  } finally {
    sheet.seal();
  }
}
