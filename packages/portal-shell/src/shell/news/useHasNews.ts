import { loadAhead } from '@gantry/base/loading';
import { useEffect, useState } from 'react';
import { version } from '../../../package.json';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';

const isLater = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * Whether a release changed something since the person last looked at what is new in this browser. To a first visit nothing is new. The
 * changelog is loaded only if this browser has not seen the version.
 */
export function useHasNews(): boolean {
  const { versionSeen, change } = usePreferences();
  const [latest, setLatest] = useState<string | null>(null);
  useEffect(() => {
    if (versionSeen === version) return;
    if (versionSeen === null) change({ versionSeen: version });
    else void loadAhead(async () => setLatest((await import('./releases.ts')).latestNews));
  }, [versionSeen, change]);
  return latest !== null && versionSeen !== null && isLater(latest, versionSeen);
}

/** Reports whether there are news, without rendering its parent again. It draws nothing. */
export function HasNews({ onChange }: { readonly onChange: (hasNews: boolean) => void }) {
  const hasNews = useHasNews();
  useEffect(() => {
    onChange(hasNews);
  }, [hasNews, onChange]);
  return null;
}
