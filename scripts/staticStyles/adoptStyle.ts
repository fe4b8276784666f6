/** Lets rules apply to the document for good, in a style sheet that a Content-Security-Policy needs no nonce for. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
