import { Button, toastQueue, useLocale } from '@gantry/ui-kit';
import { Fragment, useId } from 'react';
import { tabStatusMessages } from '../../languages/en/tabStatus.ts';
import { useShellMessages } from '../../languages/index.ts';
import type { Noted } from '@gantry/platform-client/telemetry/journal';
import { Page } from '../Page/Page.tsx';
import { KeepAheadPart, type KeepAhead } from './KeepAheadPart.tsx';
import { statusFacts, describeNoted, factTexts, statusText, type TabStatus } from './statusText.ts';
import { Event, Events, Facts, Introduction, Name, Part, PartTitle, Value } from './TabStatus.styles.ts';

interface TabStatusScreenProps {
  readonly status: TabStatus;
  /** What happened in the tab, oldest first. */
  readonly noted: readonly Noted[];
  /** Null if the installation keeps nothing. */
  readonly keepAhead?: KeepAhead | null;
}

/** What the portal knows about this tab, for support: its version, session, connection and storage, and what failed. */
export function TabStatusScreen({ status, noted, keepAhead = null }: TabStatusScreenProps) {
  const { tabStatus: messages } = useShellMessages(tabStatusMessages);
  const { locale } = useLocale();
  const texts = factTexts(status, messages, locale);
  const factsId = useId();
  const eventsId = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(statusText(status, noted));
      toastQueue.add({ title: messages.copied, tone: 'success' });
    } catch {
      toastQueue.add({ title: messages.copyFailed, tone: 'danger' });
    }
  };
  return (
    <Page
      title={messages.title}
      actions={
        <Button variant="primary" onPress={() => void copy()}>
          {messages.copy}
        </Button>
      }
    >
      <Introduction>{messages.introduction}</Introduction>
      <Part aria-labelledby={factsId}>
        <PartTitle id={factsId}>{messages.now}</PartTitle>
        <Facts>
          {statusFacts.map((fact) => (
            <Fragment key={fact}>
              <Name>{messages.facts[fact]}</Name>
              <Value dir="auto">{texts[fact] || '–'}</Value>
            </Fragment>
          ))}
        </Facts>
      </Part>
      {keepAhead !== null && <KeepAheadPart {...keepAhead} />}
      <Part aria-labelledby={eventsId}>
        <PartTitle id={eventsId}>{messages.events}</PartTitle>
        {noted.length === 0 ? (
          <Introduction>{messages.noEvents}</Introduction>
        ) : (
          <Events dir="ltr" lang="en" role="list">
            {noted.toReversed().map((one) => (
              <Event key={one.id}>
                {new Date(one.at).toISOString().slice(11, 19)} {describeNoted(one)}
              </Event>
            ))}
          </Events>
        )}
      </Part>
    </Page>
  );
}
