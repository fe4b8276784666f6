import { useEffect } from 'react';
import { version } from '../../../package.json';
import type { PanelProps } from '../../frameParts/panels.ts';
import { usePortal } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { releasesIn } from './releases.ts';
import { WhatIsNewPanel } from './WhatIsNewPanel.tsx';

/** What is new in the portal. Once it is open, nothing is new any more. */
export function WhatIsNew({ panel }: { readonly panel: PanelProps }) {
  const { configuration } = usePortal();
  const { language, change } = usePreferences();
  const { isOpen } = panel;
  useEffect(() => {
    if (isOpen) change({ versionSeen: version });
  }, [isOpen, change]);
  return (
    <WhatIsNewPanel
      {...panel}
      releases={releasesIn(language)}
      releaseNotesHref={configuration.helpLinks.releaseNotes}
    />
  );
}
