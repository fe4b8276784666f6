import { createGlobalStyle } from 'styled-components';
import { tokens, tokensCss } from '../tokens/index.ts';
import { media, surfaceRoot } from './styles.ts';

/**
 * Defines the CSS variables of the tokens, and what a touch does to a control of React Aria. It changes no other style of a host page.
 */
export const TokenStyle = createGlobalStyle`
  ${tokensCss}

  :where([data-react-aria-pressable]) {
    touch-action: pan-x pan-y pinch-zoom;
  }

  [data-gantry-root] {
    ${surfaceRoot}
  }
`;

/*
 * The colours of an app whose build knows no light-dark() follow two properties of Lightning CSS, which it adds to each rule of color-scheme that it sees. It
 * does not see those of a script.
 */
const nothing = 'var(--gantry-nothing,)';
const lightColors = `--lightningcss-light: initial; --lightningcss-dark: ${nothing};`;
const darkColors = `--lightningcss-light: ${nothing}; --lightningcss-dark: initial;`;

/** The base style of a page that belongs to the kit. All selectors have zero specificity. */
export const PageStyle = createGlobalStyle`
  :where(:root:not([data-theme])) {
    color-scheme: light dark;
    ${lightColors}
  }
  @media (prefers-color-scheme: dark) {
    :where(:root:not([data-theme])) {
      ${darkColors}
    }
  }

  /* Paper is light, whichever theme a person chose. An open dialog is what is printed. */
  ${media.print} {
    :root {
      color-scheme: light !important;
      ${lightColors.replaceAll(';', ' !important;')}
    }

    :where(body) {
      background: none !important;
    }

    :where(body:has(> [data-on-paper])) > :not([data-on-paper]) {
      display: none !important;
    }
  }

  :where(*, *::before, *::after) {
    box-sizing: border-box;
  }

  :where(html) {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Firefox may draw white bars on a dark page. */
    scrollbar-color: ${tokens.color.borderStrong} transparent;
  }

  :where(body) {
    margin: 0;
    background: ${tokens.color.backgroundPage};
    color: ${tokens.color.text};
    font: ${tokens.type.body};
  }

  :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure) {
    margin: 0;
  }

  :where(ul, ol)[role='list'] {
    padding: 0;
    list-style: none;
  }

  :where(:focus-visible) {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
`;
