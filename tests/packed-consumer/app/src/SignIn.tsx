import { useActionState } from 'react';
import { signIn } from './depot/session.ts';

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The app's own sign-in form. */
export function SignIn({ onSignedIn }: { readonly onSignedIn: (userId: string) => void }) {
  const [hasFailed, submit, isPending] = useActionState(async (_: boolean, form: FormData) => {
    const userId = await signIn(textOf(form, 'name'), textOf(form, 'password'));
    if (userId !== null) onSignedIn(userId);
    return userId === null;
  }, false);

  return (
    <main>
      <form className="page" action={submit}>
        <h1>Depot</h1>
        <p>What lies where. Try robin, with the password shelf.</p>
        <label>
          Name
          <input name="name" autoComplete="username" required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {hasFailed && <p role="alert">That is not the name and password of anyone here.</p>}
        <button disabled={isPending}>Sign in</button>
      </form>
    </main>
  );
}
