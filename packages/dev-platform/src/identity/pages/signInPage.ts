import { accountPassword, accounts } from '../../state/index.ts';
import { escapeHtml, layout } from './layout.ts';
import type { Page } from './layout.ts';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('');

const accountList = () =>
  accounts
    .map(
      ({
        userName,
        completeName,
        description,
      }) => `<li><button class="account" name="account" value="${userName}" formnovalidate>
<i class="initials" aria-hidden="true">${escapeHtml(initialsOf(completeName))}</i>
<span><b>${escapeHtml(completeName)}</b> <span>${userName}</span></span><small>${escapeHtml(description)}</small></button></li>`,
    )
    .join('');

/** The sign-in page: a form, and the accounts, each of which signs in with one click. */
export function signInPage(options: {
  /** The user name typed before, or the portal's hint. */
  readonly userName: string;
  readonly error: string | null;
  /** Those that the sign-in leads to. */
  readonly origins: readonly string[];
}): Page {
  const { userName, error, origins } = options;
  const invalid = error === null ? '' : ' aria-invalid="true" aria-describedby="error"';
  const focus = (isFirst: boolean) => (isFirst === (userName === '') ? ' autofocus' : '');
  return layout({
    title: 'Sign in',
    formOrigins: origins,
    content: `<form class="panels" method="post">
<section class="panel">
<h1>Sign in</h1>
<p>to continue to the portal</p>
${error === null ? '' : `<div role="alert" id="error">${escapeHtml(error)}</div>`}
<label for="userName">User name</label>
<input id="userName" name="userName" value="${escapeHtml(userName)}" required autocomplete="username" autocapitalize="none" spellcheck="false"${invalid}${focus(true)}>
<label for="password">Password</label>
<input id="password" name="password" type="password" required autocomplete="current-password"${invalid}${focus(false)}>
<button class="primary">Sign in</button>
</section>
<section class="panel" aria-labelledby="accounts">
<h2 id="accounts">Accounts on this machine</h2>
<p>Choose one to enter at once. The password is <code>${accountPassword}</code> for each.</p>
<ul>${accountList()}</ul>
</section>
</form>`,
  });
}
