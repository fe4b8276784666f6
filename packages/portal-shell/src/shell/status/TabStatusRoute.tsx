import { useSyncExternalStore } from 'react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { TabStatusScreen } from '../../screens/TabStatus/TabStatusScreen.tsx';
import { journal } from '../../telemetry/journal.ts';
import { useTabStatus } from './useTabStatus.ts';

/** The page about this tab, for support. */
export function TabStatusRoute() {
  const { language } = usePreferences();
  const noted = useSyncExternalStore(journal.subscribe, journal.get);
  return <TabStatusScreen status={useTabStatus(language, noted)} noted={noted} />;
}
