import type { ModuleContext } from '@gantry/module';
import { Button, Link, TextField, ThemeProvider } from '@gantry/ui-kit';
import { useEffect, useState } from 'react';
import { Form, Links, Page } from './App.styles.ts';
import { Records } from './Records.tsx';

interface AppProps {
  readonly context: ModuleContext;
}

/** The pages of the module by the address below its base path. Its texts are in English, so they run from left to right. */
export function App({ context }: AppProps) {
  const [route, setRoute] = useState(context.route);
  useEffect(() => context.onRouteChange(setRoute), [context]);
  const { basePath, subPath } = route;

  return (
    <ThemeProvider locale="en" navigate={context.navigate} isIsolated>
      <Page>
        <header>
          <h1>{context.module.name}</h1>
          <p>{context.program?.name ?? 'No program is chosen.'}</p>
        </header>
        <Links>
          <Link href={basePath}>Records</Link>
          <Link href={`${basePath}/notes`}>Notes</Link>
        </Links>
        {subPath === '' && <Records context={context} />}
        {subPath === '/notes' && <Notes context={context} />}
        {subPath !== '' && subPath !== '/notes' && <p>There is nothing at this address.</p>}
      </Page>
    </ThemeProvider>
  );
}

/** Unsaved work: before the person leaves, the portal asks the guard's question. */
function Notes({ context }: AppProps) {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  useEffect(
    () => context.beforeLeave(() => (text === saved ? null : 'The note is not saved. Leave it?')),
    [context, text, saved],
  );
  const save = () => {
    setSaved(text);
    context.toast({ title: 'The note is saved.', tone: 'success' });
  };
  return (
    <Form>
      <TextField label="Note" value={text} onChange={setText} />
      <Button variant="primary" onPress={save}>
        Save
      </Button>
    </Form>
  );
}
