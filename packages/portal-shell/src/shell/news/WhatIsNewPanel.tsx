import { Drawer, Link, useLocale } from '@gantry/ui-kit';
import { useId, useEffect } from 'react';
import type { PanelProps } from '../../screens/parts/panels.ts';
import { Stack } from '../../screens/parts/Stack.styles.ts';
import { useShellMessages } from '../../languages/index.ts';
import { newsMessages } from '../../languages/en/news.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { releasesIn, type ToldRelease } from './releases.ts';
import { Change, Day, GroupTitle, Section, Version } from './WhatIsNewPanel.styles.ts';
import { version } from '../../../package.json';
import { usePortal } from '../../portal/index.ts';

interface WhatIsNewPanelProps extends PanelProps {
  /** The newest first. */
  readonly releases: readonly ToldRelease[];
  /** Those of the installation; undefined without any. */
  readonly releaseNotesHref: string | undefined;
}

/** The panel that shows what the latest versions of the portal changed. */
export function WhatIsNewPanel({ releases, releaseNotesHref, ...panel }: WhatIsNewPanelProps) {
  const { help } = useShellMessages();
  return (
    <Drawer
      {...panel}
      title={help.news}
      size="small"
      footer={
        releaseNotesHref !== undefined && (
          <Link href={releaseNotesHref} opensInNewTab>
            {help.releaseNotes}
          </Link>
        )
      }
    >
      <Stack data-gap="24">
        {releases.map((release) => (
          <ReleasePart key={release.version} {...release} />
        ))}
      </Stack>
    </Drawer>
  );
}

function ReleasePart({ version, day, groups, language: told }: ToldRelease) {
  const { locale } = useLocale();
  const { language } = usePreferences();
  const { news } = useShellMessages(newsMessages);
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Version id={id}>{news.version(version)}</Version>
      {day !== null && (
        <Day dateTime={day}>
          {/* The day of a release is the same everywhere. */}
          {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))}
        </Day>
      )}
      {/* A release without a translation is shown in English. */}
      <div {...(told !== language && { lang: told, dir: 'ltr' })}>
        {groups.map(({ title, changes }) => (
          <section key={title}>
            <GroupTitle>{title}</GroupTitle>
            <Stack as="ul" role="list">
              {changes.map((change) => (
                <Change key={change}>{change}</Change>
              ))}
            </Stack>
          </section>
        ))}
      </div>
    </Section>
  );
}

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
