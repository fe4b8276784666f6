import {
  Drawer,
  ErrorCard,
  Icon,
  MatchedText,
  SearchField,
  Skeleton,
  VisuallyHidden,
  createTextMatch,
  useRowWindow,
} from '@gantry/ui-kit';
import { useMemo, useState, type ReactNode } from 'react';
import type { Loadable } from '../../portal/index.ts';
import type { PanelProps } from '../parts/panels.ts';
import { Stack } from '../parts/Stack.styles.ts';
import { useShellMessages } from '../../languages/index.ts';
import { NoPermission } from '../NoPermission/NoPermission.tsx';
import { matchPrograms, type ProgramChoice } from '../programs.ts';
import { ProgramMark } from '../ProgramMark/ProgramMark.tsx';
import { Code, Current, List, Name, NoMatch, Option } from './ProgramsDrawer.styles.ts';

export type ProgramsState = Loadable<{ readonly programs: readonly ProgramChoice[] }>;

export interface ProgramsDrawerProps extends PanelProps {
  readonly state: ProgramsState;
  /** How old the programs are, if they are kept ones. */
  readonly asOf?: ReactNode;
  /** Null if none is selected. */
  readonly selectedId: string | null;
  readonly onSelect: (program: ProgramChoice) => void;
  readonly contactSupportHref: string;
}

/** The drawer titled Programs, at the end of the page. It changes the selected program. */
export function ProgramsDrawer({ id, isOpen, onOpenChange, ...content }: ProgramsDrawerProps) {
  const messages = useShellMessages();
  return (
    <Drawer id={id} title={messages.programs.title} isOpen={isOpen} onOpenChange={onOpenChange} size="medium">
      <DrawerContent {...content} />
    </Drawer>
  );
}

function DrawerContent({
  state,
  asOf,
  selectedId,
  onSelect,
  contactSupportHref,
}: Omit<ProgramsDrawerProps, keyof PanelProps>): ReactNode {
  const messages = useShellMessages();
  if (state.status === 'loading') return <Skeleton kind="menu" count={12} />;
  if (state.status === 'error') return <ErrorCard title={messages.errors.permissions} onRetry={state.retry} />;
  if (state.programs.length === 0) return <NoPermission contactSupportHref={contactSupportHref} />;
  return <ProgramList programs={state.programs} asOf={asOf} selectedId={selectedId} onSelect={onSelect} />;
}

interface ProgramListProps extends Pick<ProgramsDrawerProps, 'asOf' | 'selectedId' | 'onSelect'> {
  readonly programs: readonly ProgramChoice[];
}

/** In px, with its gap. */
const rowHeight = 38;

/** The programs and a field that filters them by name or code. Enter selects the only match. */
function ProgramList({ programs, asOf, selectedId, onSelect }: ProgramListProps) {
  const messages = useShellMessages();
  const [text, setText] = useState('');
  const match = useMemo(() => createTextMatch(text), [text]);
  const found = useMemo(() => matchPrograms(programs, match), [programs, match]);
  const { rows, after, listRef, rowRef } = useRowWindow(found.length, rowHeight);

  return (
    <Stack>
      {asOf}
      <SearchField
        aria-label={messages.programs.search}
        placeholder={messages.programs.search}
        value={text}
        onChange={setText}
        onSubmit={() => {
          const [first, second] = found;
          if (first && !second) onSelect(first);
        }}
      />
      <VisuallyHidden>
        <span role="status">{text === '' ? '' : messages.programs.count(found.length)}</span>
      </VisuallyHidden>
      {found.length === 0 && <NoMatch>{messages.programs.noMatch(text)}</NoMatch>}
      <List role="list" ref={listRef} style={{ paddingBlockEnd: after }}>
        {rows.map(({ index, before }) => {
          const program = found[index];
          if (program === undefined) return null;
          const isSelected = program.id === selectedId;
          return (
            <li
              key={program.id}
              ref={rowRef}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={found.length}
              style={{ marginBlockStart: before }}
            >
              <Option type="button" aria-current={isSelected || undefined} onClick={() => onSelect(program)}>
                <ProgramMark program={program} />
                <Name>
                  <MatchedText match={match}>{program.name}</MatchedText>
                </Name>
                {isSelected && (
                  <Current>
                    <Icon name="check" size="small" aria-label={messages.programs.current} />
                  </Current>
                )}
                <Code>
                  <MatchedText match={match}>{program.id}</MatchedText>
                </Code>
              </Option>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
