import { Button, ProgressBar } from '@gantry/ui-kit';
import { isolated } from '@gantry/ui-kit/languages';
import { useId } from 'react';
import { tabStatusMessages } from '../../languages/en/tabStatus.ts';
import { useShellMessages } from '../../languages/index.ts';
import { Introduction, Part, PartTitle } from './TabStatus.styles.ts';

/** How far the favourites are loaded ahead. */
export type KeepAheadState =
  | { readonly kind: 'idle' }
  /** The connection is lost, slow or paid for. */
  | { readonly kind: 'spared' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'done';
      /** How many parts could not be loaded. */
      readonly failed: number;
      /** False if the browser may delete what is kept when it needs room. */
      readonly isLasting: boolean;
    };

/** The favourites that can be loaded ahead, for a time without a network. */
export interface KeepAhead {
  /** Their names, in the person's order. */
  readonly names: readonly string[];
  readonly state: KeepAheadState;
  readonly onKeep: () => void;
}

/** The part of the page that keeps the favourites for a time without a network. */
export function KeepAheadPart({ names, state, onKeep }: KeepAhead) {
  const { keepAhead: messages } = useShellMessages(tabStatusMessages).tabStatus;
  const { joinedNames } = useShellMessages();
  const titleId = useId();
  const isRunning = state.kind === 'running';
  return (
    <Part aria-labelledby={titleId}>
      <PartTitle id={titleId}>{messages.title}</PartTitle>
      <Introduction>
        {names.length === 0 ? messages.none : messages.introduction(joinedNames(names.map(isolated)))}
      </Introduction>
      {isRunning && <ProgressBar label={messages.running} value={(state.done / state.total) * 100} />}
      <Introduction role="status">{statusOf(state, messages)}</Introduction>
      <Button isDisabled={names.length === 0} isPending={isRunning} onPress={onKeep}>
        {messages.keep}
      </Button>
    </Part>
  );
}

function statusOf(state: KeepAheadState, messages: (typeof tabStatusMessages)['tabStatus']['keepAhead']): string {
  if (state.kind === 'spared') return messages.spared;
  if (state.kind !== 'done') return '';
  const result = state.failed === 0 ? messages.done : messages.failed(state.failed);
  return state.isLasting ? result : `${result} ${messages.mayGo}`;
}
