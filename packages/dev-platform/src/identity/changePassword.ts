import { findAccount } from '../state/index.ts';
import type { PasswordField } from './pages/changePasswordPage.ts';
import type { Passwords } from './passwords.ts';

/** The well-known address at which password managers and the portal look for the page: https://www.w3.org/TR/change-password-url/. */
export const wellKnownChangePassword = '/.well-known/change-password';

const shortest = 6;

/** Changes a password by the values of a form. Returns the error and its field, or null after the change. */
export function changePassword(
  form: URLSearchParams,
  passwords: Passwords,
): { readonly field: PasswordField; readonly sentence: string } | null {
  const userName = userNameIn(form);
  const account = findAccount(userName);
  if (!account) return { field: 'userName', sentence: 'There is no such account.' };
  if (account.identityProvider !== 'local') {
    return {
      field: 'userName',
      sentence: 'The password of this account is kept by its own identity provider. Change it there.',
    };
  }
  if (!passwords.isRight(userName, form.get('current'))) {
    return { field: 'current', sentence: 'The current password is wrong.' };
  }
  const password = form.get('password') ?? '';
  if (password.length < shortest) {
    return {
      field: 'password',
      sentence: `The new password is too short. It needs ${String(shortest)} characters or more.`,
    };
  }
  if (password !== form.get('repeated')) {
    return { field: 'repeated', sentence: 'The two new passwords differ. Type the same one twice.' };
  }
  passwords.change(userName, password);
  return null;
}

/** The user name in a form, trimmed and in lower case. */
export const userNameIn = (form: URLSearchParams): string => form.get('userName')?.trim().toLowerCase() ?? '';
