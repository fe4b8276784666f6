import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withPreferences } from '../../preferences/PreferencesStage.testing.tsx';
import type { ToldRelease } from './releases.ts';
import { WhatIsNewPanel } from './WhatIsNewPanel.tsx';

const releases: readonly ToldRelease[] = [
  {
    version: '0.4.0',
    day: '2026-11-20',
    language: 'en',
    groups: [
      {
        title: 'New',
        changes: [
          'Favourites stand first on home, and a pin in the menu adds one',
          'A dashboard keeps its filters until the next visit',
        ],
      },
      { title: 'Fixed', changes: ['A search that is given up says nothing any more'] },
    ],
  },
  {
    version: '0.3.2',
    day: '2026-10-02',
    language: 'en',
    groups: [{ title: 'Faster', changes: ['A module opens from the press of its link on'] }],
  },
];

const meta = preview.meta({
  title: 'Pages/What is new',
  component: WhatIsNewPanel,
  args: {
    id: 'news',
    isOpen: true,
    onOpenChange: fn(),
    releases,
    releaseNotesHref: 'https://help.gantry.example/releases',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  decorators: [withPreferences],
});

export const Releases = meta.story({
  play: async () => {
    const release = within(await screen.findByRole('region', { name: 'Version 0.4.0' }));
    await waitFor(() => expect(release.getByText('November 20, 2026')).toBeVisible());
    await expect(release.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** A release that nobody has translated is shown in English, from left to right. */
export const NotTranslated = meta.story({
  globals: { language: 'arabic' },
  args: {
    releases: [
      { ...(releases[0] as ToldRelease) },
      {
        version: '0.3.0',
        day: '2026-09-01',
        language: 'ar',
        groups: [{ title: 'الجديد', changes: ['يمكن إيقاف كل اختصار للوحة المفاتيح من المساعدة'] }],
      },
    ],
  },
});
