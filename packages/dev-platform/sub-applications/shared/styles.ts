/**
 * The styles of every sub-application. They use the portal's tokens, so that they follow theme and density. They are a constructed style
 * sheet, because the portal's Content-Security-Policy would refuse a style element.
 */
const css = `
/* In a grid, Firefox prints half of a row on each of two pages, and the head of a table on the first page alone. */
.sub-application { font: var(--gantry-type-body); color: var(--gantry-color-text); display: flex; flex-direction: column; gap: var(--gantry-space-s24); }
.sub-application h1 { font: var(--gantry-type-page-title); margin: 0; }
.sub-application h2 { font: var(--gantry-type-section-title); margin: 0; }
.sub-application p { margin: 0; max-inline-size: 75ch; }
.sub-application .muted { color: var(--gantry-color-text-muted); }
.sub-application .toolbar { display: flex; flex-wrap: wrap; align-items: end; gap: var(--gantry-space-s12); }
.sub-application .field { display: grid; gap: var(--gantry-space-s4); font: var(--gantry-type-meta-strong); min-inline-size: 0; }
.sub-application input, .sub-application select {
  font: var(--gantry-type-body); color: inherit; background: var(--gantry-color-background-surface); min-block-size: var(--gantry-density-control-size);
  border: 1px solid var(--gantry-color-border-strong); border-radius: var(--gantry-radius-control); padding-inline: var(--gantry-space-s12); max-inline-size: 100%; box-sizing: border-box; text-overflow: ellipsis;
}
.sub-application input[type='file'] { padding-block: var(--gantry-space-s4); }
.sub-application ::file-selector-button { margin-inline: 0 var(--gantry-space-s12); padding: 0; border: 0; background: transparent; color: var(--gantry-color-text-link); font: var(--gantry-type-body-strong); cursor: pointer; }
.sub-application button {
  font: var(--gantry-type-body-strong); color: var(--gantry-color-text); background: var(--gantry-color-background-surface); min-block-size: var(--gantry-density-control-size);
  border: 1px solid var(--gantry-color-border-strong); border-radius: var(--gantry-radius-control); padding-inline: var(--gantry-space-s16); cursor: pointer;
}
.sub-application button[type='submit'] { color: var(--gantry-color-text-on-ink); background: var(--gantry-color-background-ink); border-color: transparent; forced-color-adjust: none; }
.sub-application button[type='submit']:enabled:hover { background: var(--gantry-color-background-ink-hover); }
.sub-application button:not([type='submit']):enabled:hover { background: var(--gantry-color-background-hover); }
.sub-application button:disabled { color: var(--gantry-color-text-disabled); background: var(--gantry-color-background-sunken); border-color: var(--gantry-color-border); cursor: default; }
.sub-application :focus-visible { outline: 2px solid var(--gantry-color-border-focus); outline-offset: 2px; }
.sub-application a { color: var(--gantry-color-text-link); }
.sub-application .card { background: var(--gantry-color-background-surface); border: 1px solid var(--gantry-color-border); border-radius: var(--gantry-radius-surface); padding: var(--gantry-space-s16); display: flex; flex-direction: column; gap: var(--gantry-space-s16); }
.sub-application .scroll { overflow-x: auto; }
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
  .sub-application button { display: none; }
}
@media (pointer: coarse) {
  .sub-application input, .sub-application select { font-size: 16px; }
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
