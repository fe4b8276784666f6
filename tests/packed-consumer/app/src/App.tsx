import { useEffect, useState } from 'react';
import { signOut, whoAmI } from './depot/session.ts';
import { Notifications } from './Notifications.tsx';
import { SignIn } from './SignIn.tsx';
import { Stock } from './Stock.tsx';

/** Depot, an app for the stock of a warehouse and for reports about it. */
export function App() {
  // Undefined until the service has answered whether a person is signed in.
  const [userId, setUserId] = useState<string | null>();

  useEffect(() => {
    void whoAmI().then(setUserId);
  }, []);

  if (userId === undefined) return null;
  if (userId === null) return <SignIn onSignedIn={setUserId} />;
  return (
    <>
      <header className="masthead">
        <h1>Depot</h1>
        <span>{userId}</span>
        <button type="button" onClick={() => void signOut().then(() => setUserId(null))}>
          Sign out
        </button>
        <Notifications userId={userId} />
      </header>
      <Stock />
    </>
  );
}
