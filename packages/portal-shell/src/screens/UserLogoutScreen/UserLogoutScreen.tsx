import { useEffect, useEffectEvent } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { useDocumentTitle } from '../Page/Page.tsx';
import { Root } from './UserLogoutScreen.styles.ts';

/** Says that the person is being logged out and calls `onLogout`. */
export function UserLogoutScreen({ onLogout }: { readonly onLogout: () => void }) {
  const messages = useShellMessages();
  const logout = useEffectEvent(onLogout);
  useDocumentTitle(messages.logout.title);
  useEffect(() => logout(), []);
  return <Root role="status">{messages.logout.inProgress}</Root>;
}
