'use client';
import { useState, type FormEvent } from 'react';
import { Notifications } from './Notifications';
import { request } from './request';

/** The app of this example: its own sign-in, and a button that starts a report. */
export function Warehouse() {
  const [user, setUser] = useState<string | null>(null);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const { name } = (await request({ method: 'POST', path: '/session', body })) as { name: string };
    setUser(name);
  }

  if (user !== null) {
    const report = () => void request({ method: 'POST', path: '/reports', body: { title: 'Stock of April' } });
    return (
      <>
        <button onClick={report}>Make a report</button>
        <Notifications userId={user} />
      </>
    );
  }
  return (
    <form onSubmit={(event) => void signIn(event)}>
      <label>
        Name <input name="name" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button>Sign in</button>
    </form>
  );
}
