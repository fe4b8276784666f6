import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml, layout } from './layout.ts';
import type { Page } from './layout.ts';

/** Sends a page as a provider's answer. */
function render(context: KoaContextWithOIDC, page: Page): void {
  context.type = 'html';
  context.set('content-security-policy', page.contentSecurityPolicy);
  context.body = page.html;
}

/** The page that ends the session at once. Without scripts it shows a button. `form` is the provider's form, named op.logoutForm. */
export function signOutPage(context: KoaContextWithOIDC, form: string, origins: readonly string[]): void {
  const page = layout({
    title: 'Signing out',
    formOrigins: origins,
    content: `<section class="card"><h1>Signing out</h1><p>One moment, please.</p>${form}
<input type="hidden" form="op.logoutForm" name="logout" value="yes">
<noscript><button class="primary" form="op.logoutForm">Sign out</button></noscript></section>`,
    script: "document.getElementById('op.logoutForm').submit()",
  });
  render(context, page);
}

/** The page after a sign-out without a return address. */
export function signedOutPage(context: KoaContextWithOIDC, portalRoot: string): void {
  const page = layout({
    title: 'Signed out',
    content: `<section class="card"><h1>You are signed out</h1><p>Sign in again to go on working.</p>
<a class="primary button" href="${portalRoot}/">Go to the portal</a></section>`,
  });
  render(context, page);
}

/** The page for an error that cannot be sent to the portal, such as an address that is not registered. */
export function errorPage(context: KoaContextWithOIDC, out: ErrorOut, portalRoot: string): void {
  const page = layout({
    title: 'Sign-in is not possible',
    content: `<section class="card"><h1>Sign-in is not possible</h1>
<p>The request that led here is wrong or too old. Start again from the portal.</p>
<dl><dt>Error</dt><dd>${escapeHtml(out.error)}</dd>
${out.error_description === undefined ? '' : `<dt>Reason</dt><dd>${escapeHtml(out.error_description)}</dd>`}</dl>
<a class="primary button" href="${portalRoot}/">Go to the portal</a></section>`,
  });
  render(context, page);
}
