import type { ModuleContext } from '@gantry/module';
import { useEffect, useState } from 'react';
import { InsideLink } from './InsideLink.tsx';
import { Records } from './Records.tsx';

/** The pages of the module by the address below its base path. */
export function App({ context }: { readonly context: ModuleContext }) {
  const [route, setRoute] = useState(context.route);
  useEffect(() => context.onRouteChange(setRoute), [context]);
  const { basePath, subPath } = route;

  return (
    <article className="__NAME__">
      <h1>{context.module.name}</h1>
      <p>{context.program?.name ?? 'No program is chosen.'}</p>
      <nav>
        <InsideLink context={context} href={basePath}>
          Records
        </InsideLink>
        <InsideLink context={context} href={`${basePath}/notes`}>
          Notes
        </InsideLink>
      </nav>
      {subPath === '' && <Records context={context} />}
      {subPath === '/notes' && <Notes context={context} />}
      {subPath !== '' && subPath !== '/notes' && <p>There is nothing at this address.</p>}
    </article>
  );
}

/** Unsaved work: before the person leaves, the portal asks the guard's question. */
function Notes({ context }: { readonly context: ModuleContext }) {
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
    <section>
      <label>
        Note
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" onClick={save}>
        Save
      </button>
    </section>
  );
}
