import { Icon, SearchField, VisuallyHidden, useLocale } from '@gantry/ui-kit';
import { useState } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { ProgramMark } from '../ProgramMark/ProgramMark.tsx';
import { matchPrograms, type ProgramChoice } from '../programs.ts';
import { Code, Current, List, Name, NoMatch, Option, Root } from './ProgramsDrawer.styles.ts';

interface ProgramListProps {
  readonly programs: readonly ProgramChoice[];
  readonly selectedId: string | null;
  readonly onSelect: (program: ProgramChoice) => void;
}

/** The programs and a field that filters them by name or code. Enter selects the only match. */
export function ProgramList({ programs, selectedId, onSelect }: ProgramListProps) {
  const messages = useShellMessages();
  const { locale } = useLocale();
  const [text, setText] = useState('');
  const found = matchPrograms(programs, text, locale);

  return (
    <Root>
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
      <List role="list">
        {found.map((program) => {
          const isSelected = program.id === selectedId;
          return (
            <li key={program.id}>
              <Option
                type="button"
                aria-current={isSelected || undefined}
                onClick={() => {
                  onSelect(program);
                }}
              >
                <ProgramMark program={program} />
                <Name>{program.name}</Name>
                {isSelected && (
                  <Current>
                    <Icon name="check" size="small" aria-label={messages.programs.current} />
                  </Current>
                )}
                <Code>{program.id}</Code>
              </Option>
            </li>
          );
        })}
      </List>
    </Root>
  );
}
