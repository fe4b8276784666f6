/** The styles of the pages before the application. The kit's styles are not loaded yet, so these repeat a few colours. */
export const fatalPageStyles = `
:root { color-scheme: light dark; }
[data-theme='light'] { color-scheme: light; }
[data-theme='dark'] { color-scheme: dark; }
body {
  margin: 0;
  background: light-dark(oklch(0.972 0.004 255), oklch(0.185 0.012 255));
  color: light-dark(oklch(0.24 0.015 255), oklch(0.94 0.006 255));
  font: 400 14px/20px 'IBM Plex Sans', 'IBM Plex Sans Arabic', system-ui, sans-serif;
}
.fatal {
  box-sizing: border-box;
  max-inline-size: 640px;
  margin-block: 12vh 48px;
  margin-inline: auto;
  padding-inline: 24px;
}
.fatal h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; font-weight: 600; }
.fatal h1:focus { outline: none; }
.fatal p { margin: 0 0 16px; overflow-wrap: anywhere; }
.fatal dl {
  margin: 24px 0 0;
  border: 1px solid light-dark(oklch(0.88 0.008 255), oklch(0.34 0.014 255));
  border-radius: 8px;
  background: light-dark(oklch(1 0 0), oklch(0.225 0.013 255));
}
.fatal dl div { padding: 12px 16px; }
.fatal dl div + div { border-block-start: 1px solid light-dark(oklch(0.88 0.008 255), oklch(0.34 0.014 255)); }
.fatal dt { font: 600 13px/20px ui-monospace, monospace; overflow-wrap: anywhere; text-align: start; }
.fatal dd { margin: 0; color: light-dark(oklch(0.45 0.015 255), oklch(0.75 0.012 255)); }
.fatal button {
  min-block-size: 36px;
  padding-inline: 16px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: light-dark(oklch(0.48 0.14 258), oklch(0.75 0.1 258));
  color: light-dark(oklch(1 0 0), oklch(0.2 0.02 258));
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.fatal button[data-rank='second'] {
  margin-inline-start: 4px;
  border-color: light-dark(oklch(0.58 0.015 255), oklch(0.6 0.012 255));
  background: transparent;
  color: inherit;
}
.fatal button:focus-visible {
  outline: 2px solid light-dark(oklch(0.48 0.14 258), oklch(0.75 0.1 258));
  outline-offset: 2px;
}
@media (width < 640px) { .fatal { padding-inline: 16px; margin-block-start: 32px; } }
@media (pointer: coarse) { .fatal button { min-block-size: 48px; } }
@media (forced-colors: active) { .fatal button { border-color: ButtonText; } }
@media print { :root { color-scheme: light !important; } .fatal button { display: none; } }
`;
