import { servicePaths } from '../../http/serviceNames.ts';

const fontFace = (weight: number) =>
  `@font-face { font-family: "IBM Plex Sans"; font-weight: ${String(weight)}; font-display: swap; src: url("${servicePaths.identity}/fonts/${String(weight)}.woff2") format("woff2"); }`;

/** The styles of the identity provider's pages. They repeat the product's look, because these pages have no build. */
export const styles = `
${fontFace(400)}
${fontFace(600)}
:root {
  --page: oklch(0.975 0.004 255); --surface: oklch(1 0 0); --line: oklch(0.9 0.008 255); --field: oklch(0.62 0.015 255);
  --text: oklch(0.24 0.02 255); --muted: oklch(0.47 0.02 255); --ink: oklch(0.48 0.14 258); --on-ink: oklch(0.99 0 0);
  --ink-hover: oklch(0.42 0.14 258); --tint: oklch(0.965 0.012 258); --danger: oklch(0.5 0.18 27);
  --danger-tint: oklch(0.965 0.018 27); --bar: oklch(0.27 0.018 255); --on-bar: oklch(0.96 0.004 255); --signal: oklch(0.7 0.16 56);
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: oklch(0.2 0.012 255); --surface: oklch(0.245 0.014 255); --line: oklch(0.34 0.016 255); --field: oklch(0.56 0.018 255);
    --text: oklch(0.94 0.006 255); --muted: oklch(0.74 0.014 255); --ink: oklch(0.76 0.11 258); --on-ink: oklch(0.2 0.03 258);
    --ink-hover: oklch(0.82 0.09 258); --tint: oklch(0.29 0.025 258); --danger: oklch(0.78 0.13 25);
    --danger-tint: oklch(0.3 0.05 25); --bar: oklch(0.27 0.018 255); --signal: oklch(0.74 0.16 60);
  }
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--page); color: var(--text); font: 400 14px/20px "IBM Plex Sans", system-ui, sans-serif; }
body { min-block-size: 100dvh; display: flex; flex-direction: column; }
.bar { display: flex; align-items: center; gap: 8px; block-size: 48px; padding-inline: 24px; background: var(--bar); color: var(--on-bar); font-weight: 600; font-size: 16px; }
.mark { inline-size: 24px; fill: none; stroke: var(--signal); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
main { flex: 1; display: grid; place-content: center; padding: 48px 24px; }
.panels { display: grid; grid-template-columns: minmax(0, 344px) minmax(0, 424px); border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden; }
.panel { padding: 32px; }
.panel + .panel { border-inline-start: 1px solid var(--line); background: var(--page); }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; }
h2 { font-size: 16px; line-height: 28px; font-weight: 600; }
p { color: var(--muted); font-size: 13px; margin-block-start: 4px; max-inline-size: 60ch; }
code { font: 600 13px/20px ui-monospace, monospace; color: var(--text); }
label { display: block; font-weight: 600; margin-block: 24px 4px; }
label ~ label { margin-block-start: 16px; }
input { inline-size: 100%; block-size: 40px; padding-inline: 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--field); border-radius: 6px; }
input[aria-invalid] { border-color: var(--danger); }
button, .button { font: inherit; color: inherit; cursor: pointer; border: 0; border-radius: 6px; transition: background-color 120ms; }
.primary { display: block; inline-size: 100%; padding: 10px 16px; margin-block-start: 24px; background: var(--ink); color: var(--on-ink); font-weight: 600; text-align: center; text-decoration: none; }
.primary:hover { background: var(--ink-hover); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
[role=alert] { margin-block-start: 16px; padding: 8px 12px; border-inline-start: 3px solid var(--danger); border-radius: 6px; background: var(--danger-tint); color: var(--text); }
ul { list-style: none; padding: 0; margin: 16px -12px -12px; }
.account { display: grid; grid-template-columns: 32px 1fr; column-gap: 12px; align-items: center; inline-size: 100%; padding: 6px 12px; background: none; text-align: start; }
.account:hover { background: var(--tint); }
.account:focus-visible { outline-offset: -2px; }
.initials { grid-row: span 2; display: grid; place-content: center; block-size: 32px; border-radius: 50%; background: var(--tint); color: var(--ink); font-size: 12px; font-weight: 600; font-style: normal; }
.account b { font-weight: 600; color: var(--text); }
.account span { color: var(--muted); }
.account span span { white-space: nowrap; }
.account small { font-size: 12px; line-height: 16px; color: var(--muted); }
.card { max-inline-size: 424px; padding: 32px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
dl { margin-block-start: 16px; font-size: 12px; line-height: 16px; color: var(--muted); overflow-wrap: anywhere; }
dt { font-weight: 600; margin-block-start: 8px; }
dd { margin: 0; }
@media (pointer: coarse) {
  input { block-size: 48px; font-size: 16px; }
  .primary { padding-block: 14px; }
}
@media (max-width: 760px) {
  main { padding: 24px 16px; place-content: start stretch; }
  .panels { grid-template-columns: minmax(0, 1fr); }
  .panel { padding: 24px; }
  .panel + .panel { border-inline-start: 0; border-block-start: 1px solid var(--line); }
}
@media print {
  :root { color-scheme: light; --page: #fff; }
  .bar { padding-inline: 0; background: none; color: inherit; }
  .primary, .account { display: none; }
}
@media (prefers-reduced-motion: reduce) { button, .button { transition: none; } }
@media (forced-colors: active) { .primary { border: 1px solid ButtonText; } .initials { border: 1px solid; } }
`;
