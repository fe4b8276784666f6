import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { AppsScreen } from '../../screens/AppsScreen/AppsScreen.tsx';
import { ProgramGuard } from '../access/guards.tsx';
import { useAppGroups } from './useAppGroups.ts';

/** The launcher page, in the selected program. */
export function AppsRoute() {
  const { session } = usePortal();
  const messages = useShellMessages();
  const screen = <AppsScreen userName={session.profile.completeName} groups={useAppGroups()} />;
  return (
    <ProgramGuard title={messages.apps.title} placeholder={screen}>
      {screen}
    </ProgramGuard>
  );
}
