import { defineModule, type GantryModule, type ModuleContext } from '@gantry/module';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from './styles.ts';

/** Makes a sub-application in React. It reports errors of rendering to the portal. */
export const reactModule = (draw: (context: ModuleContext) => ReactNode): GantryModule =>
  mountedModule((context) => (
    // Its texts are in English, even if the portal is not, so they run from left to right.
    <div className="sub-application" lang="en" dir="ltr">
      {draw(context)}
    </div>
  ));

/** Makes a sub-application in React that says itself in which language it is. */
export const mountedModule = (draw: (context: ModuleContext) => ReactNode): GantryModule =>
  defineModule({
    mount(container, context) {
      const removeStyles = adoptStyles();
      const root = createRoot(container, { onUncaughtError: (error) => context.reportError(error) });
      root.render(<StrictMode>{draw(context)}</StrictMode>);
      return () => {
        root.unmount();
        removeStyles();
      };
    },
  });
