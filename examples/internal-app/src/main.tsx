import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
import * as notifications from '@gantry/notification-center';
import { openCalls } from '@gantry/platform-client/calls';
import { goToSignOut, signIn, type SignInQuestion } from '@gantry/platform-client/session';
import { createUpload } from '@gantry/platform-client/uploads';
import { createRequests } from '@gantry/platform-client/writes';
import { ThemeProvider, toastQueue, ToastRegion } from '@gantry/ui-kit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRoot(document.body.appendChild(document.createElement('main')));
const ask = ({ kind }: SignInQuestion) => new Promise((go) => root.render(<button onClick={go}>{kind}: go on</button>));

const config = await fetch(`${import.meta.env.BASE_URL}config.json`);
const calls = openCalls(await signIn(await config.json(), ask));
const { configuration, program, services, session } = calls;
if (program.get() === null) program.select({ id: 'NWX', name: 'Northwind Wireless Expansion' });
const { request, write } = createRequests(calls, 'Crew notes');
const upload = createUpload(calls);
const hub = `${configuration.services.notification}/notificationHub`;
const center = notifications.createNotificationCenter({
  ...notifications.platformSources({ requestTo: services.requestTo, session, hub }),
  callbacks: { navigate: (path) => location.assign(path), toast: toastQueue.add },
});
const job = '/api/Schedule/Jobs/10001';
const note = { method: 'PUT', title: 'Note on job 10001' } as const;
const photos = { service: 'base', path: '/fieldreports/api/Photos' } as const;

function App() {
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  const tell = (result: { ok: boolean } | null) => say(result?.ok ? 'Done.' : 'Not done.');
  const save = async (form: FormData) => {
    const result = await write('monolith', `${job}/Note`, { ...note, body: { note: form.get('note') } });
    if (!('sent' in result)) return tell({ ok: result.state === 'sent' });
    say(result.state === 'waits' ? 'The note waits.' : 'The note is on its way.');
    tell(await result.sent);
  };
  const send = async (photo: File) => tell(await upload(photo, photos).result);
  return (
    <ThemeProvider locale="en" isIsolated>
      <notifications.NotificationCenterProvider center={center}>
        <notifications.NotificationBellButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        <notifications.NotificationPanel isOpen={isOpen} onOpenChange={setOpen} />
        <button onClick={async () => tell(await request('monolith', job))}>Read</button>
        <form action={(form) => void save(form)}>
          <input name="note" aria-label="Note" />
          <button>Save</button>
        </form>
        <input type="file" onChange={({ target: { files } }) => files?.[0] && void send(files[0])} />
        <button onClick={() => goToSignOut(false)}>Sign out {session.profile.completeName}</button>
        <p role="status">{said}</p>
        <ToastRegion />
      </notifications.NotificationCenterProvider>
    </ThemeProvider>
  );
}
root.render(<App />);
