import { defineModule } from '@gantry/module';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import css from './styles.css?inline';

export default defineModule({
  mount(container, context) {
    // The portal's policy refuses a style element without a nonce, so the styles are a constructed style sheet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const root = createRoot(container, { onUncaughtError: (error) => context.reportError(error) });
    root.render(<App context={context} />);
    return () => {
      root.unmount();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  },
});
