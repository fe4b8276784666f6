import { defineModule } from '@gantry/module';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

export default defineModule({
  mount(container, context) {
    const root = createRoot(container, { onUncaughtError: (error) => context.reportError(error) });
    root.render(<App context={context} />);
    return () => root.unmount();
  },
});
