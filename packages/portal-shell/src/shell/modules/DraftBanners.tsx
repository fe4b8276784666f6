import { Banner, useLocale } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import { useState } from 'react';
import type { DraftNotice } from '@gantry/platform-client/drafts/createDraftShelf';
import { draftsMessages } from '../../languages/en/drafts.ts';
import { useShellMessages } from '../../languages/index.ts';
import { QuietButton } from '../../screens/parts/QuietButton.tsx';

/** Says above a module that what is typed is not kept, and offers another draft of its form. */
export function DraftBanners({ trouble, other }: DraftNotice) {
  const { drafts: messages } = useShellMessages(draftsMessages);
  const language = useLocale();
  /** When the draft was kept that the person does not want to open. */
  const [dismissed, setDismissed] = useState(0);
  const time = other && formatTime(other.savedAt, language, 'moment');
  return (
    <>
      {trouble !== null && <Banner tone="warning">{messages[trouble]}</Banner>}
      {other && time !== null && other.savedAt > dismissed && (
        <Banner
          tone="information"
          action={<QuietButton onPress={other.take}>{messages.take}</QuietButton>}
          onDismiss={() => setDismissed(other.savedAt)}
        >
          {other.isOpen ? messages.inOtherTab(time) : messages.older(time)}
        </Banner>
      )}
    </>
  );
}
