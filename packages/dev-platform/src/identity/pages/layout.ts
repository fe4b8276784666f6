import { randomBytes } from 'node:crypto';
import { styles } from './styles.ts';

/** A page and the policy it is sent with. */
export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and its attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** Puts the content of a page into the identity provider's frame. */
export function layout(options: {
  readonly title: string;
  /** HTML with escaped texts. */
  readonly content: string;
  /** The origins that the page's forms may lead to, besides the platform itself. */
  readonly formOrigins?: readonly string[];
  /** A script to run at the end. */
  readonly script?: string;
}): Page {
  const { title, content, formOrigins = [], script } = options;
  const nonce = randomBytes(16).toString('base64');
  return {
    contentSecurityPolicy: [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "font-src 'self'",
      // Without an icon of its own, Firefox asks for /favicon.ico, which the policy refuses in the console.
      'img-src data:',
      // Browsers apply this to the redirects after a form too.
      `form-action ${["'self'", ...formOrigins].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · Gantry</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header class="bar"><svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 20V7h18v13M3 11h18M8 11v4m8-4v4"/></svg><span>Gantry</span></header>
<main>${content}</main>
${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`,
  };
}
