import { Button, toastQueue } from '@gantry/ui-kit';
import { Fragment, useId } from 'react';
import type { Noted } from '../../telemetry/journal.ts';
import { Page } from '../Page/index.ts';
import { statusFacts, statusMessages } from './messages.ts';
import { describeNoted, statusText, type TabStatus } from './statusText.ts';
import { Event, Events, Facts, Introduction, Name, Part, PartTitle, Value } from './TabStatus.styles.ts';

interface TabStatusScreenProps {
  readonly language: keyof typeof statusMessages;
  readonly status: TabStatus;
  /** What happened in the tab, oldest first. */
  readonly noted: readonly Noted[];
}

/** What the portal knows about this tab, for support: its version, session, connection and storage, and what failed. */
export function TabStatusScreen({ language, status, noted }: TabStatusScreenProps) {
  const texts = statusMessages[language];
  const factsId = useId();
  const eventsId = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(statusText(status, noted));
      toastQueue.add({ title: texts.copied, tone: 'success' });
    } catch {
      toastQueue.add({ title: texts.copyFailed, tone: 'danger' });
    }
  };
  return (
    <Page
      title={texts.title}
      actions={
        <Button variant="primary" onPress={() => void copy()}>
          {texts.copy}
        </Button>
      }
    >
      <Introduction>{texts.introduction}</Introduction>
      <Part aria-labelledby={factsId}>
        <PartTitle id={factsId}>{texts.now}</PartTitle>
        <Facts>
          {statusFacts.map((fact) => (
            <Fragment key={fact}>
              <Name>{texts.facts[fact]}</Name>
              <Value>{status[fact] || '–'}</Value>
            </Fragment>
          ))}
        </Facts>
      </Part>
      <Part aria-labelledby={eventsId}>
        <PartTitle id={eventsId}>{texts.events}</PartTitle>
        {noted.length === 0 ? (
          <Introduction>{texts.noEvents}</Introduction>
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
