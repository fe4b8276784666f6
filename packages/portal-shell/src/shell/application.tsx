import { ThemeProvider } from '@gantry/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { signOutPath } from '../auth/addresses.ts';
import type { ApplicationContext } from './ApplicationContext.ts';

/** Renders the application into the root element. It is called once for each load of the page. */
export function startApplication({ session, root }: ApplicationContext): void {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider locale={session?.profile.locale ?? 'en'}>
        <main>
          <h1>{session === null ? 'Gantry' : `Hi ${session.profile.completeName}, Welcome!`}</h1>
          <a href={session === null ? '/' : signOutPath}>{session === null ? 'Go to Home' : 'Logout'}</a>
        </main>
      </ThemeProvider>
    </StrictMode>,
  );
}
