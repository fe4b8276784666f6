import { lazyPart } from '@gantry/ui-kit';
import { createWritable } from '@gantry/ui-kit/observable';
import type { ComponentType } from 'react';
import { useReadable } from '../data/hooks/useReadable.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import type { InboxTexts } from './createInboxTexts.ts';
import type { Preferences } from './preferences.ts';

const dialog = lazyPart(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);

/** The dialog of the preferences, and how it is opened. */
export interface SettingsScreen {
  readonly Screen: ComponentType;
  readonly open: () => void;
}

/** Makes the dialog of one center. Its code is loaded when it is first opened. */
export function createSettingsScreen(
  { partFailed }: Pick<InboxParts, 'partFailed'>,
  preferences: Preferences,
  texts: InboxTexts,
  hasSound: boolean,
): SettingsScreen {
  const state = createWritable<'untouched' | 'open' | 'closed'>('untouched');
  const onClose = () => state.set('closed');
  const onFailure = (error: unknown) => {
    state.set('untouched');
    partFailed(error);
  };

  function Screen() {
    const shown = useReadable(state);
    if (shown === 'untouched') return null;
    const props = { isOpen: shown === 'open', onClose, preferences, texts, hasSound };
    return <dialog.Part props={props} onFailure={onFailure} />;
  }
  return { Screen, open: () => state.set('open') };
}
