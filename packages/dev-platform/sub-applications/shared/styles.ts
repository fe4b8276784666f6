/**
 * The layout of every sub-application. Elements without a class have the portal's look. They use the portal's tokens, so that they follow theme and
 * density. They are a constructed style sheet, because the portal's Content-Security-Policy would refuse a style element.
 */
const css = `
/* In a grid, Firefox prints half of a row on each of two pages, and the head of a table on the first page alone. */
.sub-application { font: var(--gantry-type-body); color: var(--gantry-color-text); display: flex; flex-direction: column; gap: var(--gantry-space-s24); }
.sub-application :is(h1, h2, p):not([class]) { margin: 0; }
.sub-application .muted { margin: 0; color: var(--gantry-color-text-muted); }
.sub-application .toolbar { display: flex; flex-wrap: wrap; align-items: end; gap: var(--gantry-space-s12); }
.sub-application .field { display: grid; gap: var(--gantry-space-s4); font: var(--gantry-type-meta-strong); min-inline-size: 0; }
.sub-application .card { background: var(--gantry-color-background-surface); border: 1px solid var(--gantry-color-border); border-radius: var(--gantry-radius-surface); padding: var(--gantry-space-s16); display: flex; flex-direction: column; gap: var(--gantry-space-s16); }
.sub-application .scroll { overflow-x: auto; }
.sub-application .scroll:focus-visible { outline: 2px solid var(--gantry-color-border-focus); outline-offset: 2px; }
.sub-application table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
.sub-application th, .sub-application td { text-align: start; padding: var(--gantry-density-padding-block) var(--gantry-space-s12); border-block-end: 1px solid var(--gantry-color-border); white-space: nowrap; }
.sub-application thead th { font: var(--gantry-type-meta-strong); color: var(--gantry-color-text-muted); }
.sub-application tbody th { font: var(--gantry-type-body-strong); }
.sub-application td.number, .sub-application th.number { text-align: end; }
.sub-application dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: var(--gantry-space-s4) var(--gantry-space-s16); margin: 0; }
.sub-application .fact { display: contents; }
.sub-application dt { color: var(--gantry-color-text-muted); }
.sub-application dd { margin: 0; overflow-wrap: anywhere; }
@media print {
  .sub-application .scroll { overflow: visible; }
  .sub-application tr { break-inside: avoid; }
}
@media (pointer: coarse) {
  .sub-application th, .sub-application td { padding-block: var(--gantry-density-row-padding-block); }
}
@media (width < 640px) { .sub-application dl { grid-template-columns: 1fr; } .sub-application dd { margin-block-end: var(--gantry-space-s8); } }
`;

/** Adds the styles to the document. Returns a function that removes them. */
export function adoptStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
