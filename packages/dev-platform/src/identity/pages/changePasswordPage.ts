import { escapeHtml, layout } from './layout.ts';
import type { Page } from './layout.ts';

/** A field of the form that can have an error. */
export type PasswordField = 'userName' | 'current' | 'password' | 'repeated';

/** The page where people change their password. */
export function changePasswordPage(options: {
  /** The user name typed before. */
  readonly userName: string;
  /** The error and its field; null if there is no error. */
  readonly error: { readonly field: PasswordField; readonly sentence: string } | null;
}): Page {
  const { userName, error } = options;
  const field = (name: PasswordField, label: string, attributes: string) => {
    const isWrong = error?.field === name;
    const hasFocus = error === null ? name === 'userName' : isWrong;
    return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes}${isWrong ? ' aria-invalid="true" aria-describedby="error"' : ''}${hasFocus ? ' autofocus' : ''}>`;
  };
  return layout({
    title: 'Change your password',
    content: `<form class="card" method="post">
<h1>Change your password</h1>
<p>It holds from the next sign-in on.</p>
${error === null ? '' : `<div role="alert" id="error">${escapeHtml(error.sentence)}</div>`}
${field('userName', 'User name', `value="${escapeHtml(userName)}" autocomplete="username" autocapitalize="none" spellcheck="false"`)}
${field('current', 'Current password', 'type="password" autocomplete="current-password"')}
${field('password', 'New password', 'type="password" autocomplete="new-password" minlength="6"')}
${field('repeated', 'New password, once more', 'type="password" autocomplete="new-password" minlength="6"')}
<button class="primary">Change password</button>
</form>`,
  });
}

/** The page after the change. */
export function passwordChangedPage(portalOrigin: string): Page {
  return layout({
    title: 'Your password is changed',
    content: `<section class="card"><h1>Your password is changed</h1>
<p>Sign in with the new one from now on. It is the old one again when the platform is started or reset.</p>
<a class="primary button" href="${escapeHtml(portalOrigin)}/">Go to the portal</a></section>`,
  });
}
