/**
 * Lightning CSS, with which Vite builds an app for older browsers, turns `light-dark()` into two properties, which it adds to each rule of `color-scheme`. These
 * are the values where there is none.
 */
const colors = (shown) =>
  ['light', 'dark']
    .map((scheme) => `--lightningcss-${scheme}: ${scheme === shown ? 'initial' : 'var(--gantry-nothing,)'};`)
    .join(' ');

/** A page whose meta element names these schemes. */
const named = (...schemes) =>
  `:where(:root:has(> head > meta[name='color-scheme']${schemes.map((scheme) => `[content~='${scheme}']`).join('')}))`;

/**
 * The start of a file with the tokens: a page is light, unless its meta element says more. In a layer, the rules are weaker than any that come after them. They
 * change no canvas, because they set no `color-scheme`.
 */
export const loweredScheme = `@layer gantry {
  :where(:root) { ${colors('light')} }
  ${named('dark')} { ${colors('dark')} }
  ${named('light', 'dark')} { ${colors('light')} }
  @media (prefers-color-scheme: dark) { ${named('light', 'dark')} { ${colors('dark')} } }
}
`;
