import { useEffect, useState } from 'react';
import { Link, Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import preview from '../../../../../.storybook/preview.tsx';
import { createLeaveGuards } from '@gantry/module-host/leaveGuards';
import { MessagesStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

interface UnsavedProps {
  /** The module's question; null if nothing is unsaved. */
  readonly question: string | null;
  /** Whether a change of program is already waiting. */
  readonly isLeaving: boolean;
}

/** A module that may have unsaved work, with a link out of it. */
function createStage(question: string | null) {
  const guards = createLeaveGuards({ addEventListener: () => undefined, removeEventListener: () => undefined });
  guards.add(
    () => question,
    (pathname) => pathname.startsWith('/module'),
  );
  const frame = (
    <main style={{ display: 'grid', justifyItems: 'start', gap: '1rem', padding: '1.5rem' }}>
      {/* As large as a finger needs, where it stands. */}
      <Link to="/elsewhere" style={{ color: 'inherit', padding: '1rem', margin: '-1rem' }}>
        Home
      </Link>
      <Outlet />
      <LeaveDialog guards={guards} />
    </main>
  );
  const children = [
    { path: '/module', element: <h1>Schedule</h1> },
    { path: '/elsewhere', element: <h1>Home</h1> },
  ];
  return { guards, router: createMemoryRouter([{ element: frame, children }], { initialEntries: ['/module'] }) };
}

function Unsaved({ question, isLeaving }: UnsavedProps) {
  const [{ guards, router }] = useState(() => createStage(question));
  useEffect(() => {
    if (isLeaving) void guards.mayLeave();
  }, [isLeaving, guards]);
  return (
    <MessagesStage>
      <RouterProvider router={router} />
    </MessagesStage>
  );
}

const meta = preview.meta({
  title: 'Pages/Leave dialog',
  component: Unsaved,
  args: { question: 'The job has changes that are not saved.', isLeaving: true },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Asked = meta.story();
export const NothingUnsaved = meta.story({ args: { question: null } });
export const LongQuestion = meta.story({
  args: {
    question:
      'The schedule of Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program has forty-one changed milestones that are not saved. Whoever opens it next will see the dates of last week.',
  },
});
