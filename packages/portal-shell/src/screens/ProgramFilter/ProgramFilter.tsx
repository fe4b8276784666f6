import {
  Button,
  Checkbox,
  CheckboxGroup,
  Icon,
  MatchedText,
  Popover,
  PopoverTrigger,
  SearchField,
  createTextMatch,
  useRowWindow,
} from '@gantry/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { Stack } from '../parts/Stack.styles.ts';
import { useShellMessages } from '../../languages/index.ts';
import { ProgramMark } from '../ProgramMark/ProgramMark.tsx';
import { matchPrograms, type ProgramChoice } from '../programs.ts';
import { Choice, Choices, Footer, ProgramName } from './ProgramFilter.styles.ts';

/** In px. */
const rowHeight = 36;

/** From this many programs on, a search field is shown. */
const searchFrom = 8;

export interface ProgramFilterProps {
  readonly programs: readonly ProgramChoice[];
  /** The ids of the programs shown; empty shows all. */
  readonly value: readonly string[];
  readonly onChange: (programIds: readonly string[]) => void;
}

/** The popover that filters notifications by program. Filter applies the ticked programs, Clear shows all. */
export function ProgramFilter({ programs, value, onChange }: ProgramFilterProps) {
  const messages = useShellMessages();
  const [isOpen, setIsOpen] = useState(false);
  const label = value.length === 0 ? messages.programFilter.open : messages.programFilter.openWithCount(value.length);
  const apply = (programIds: readonly string[]) => {
    setIsOpen(false);
    onChange(programIds);
  };
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button size="small" icon={<Icon name="filter" />}>
        {label}
      </Button>
      <Popover aria-label={messages.programFilter.open} width={300} placement="bottom end">
        <FilterForm programs={programs} value={value} onChange={apply} />
      </Popover>
    </PopoverTrigger>
  );
}

/** Filter applies the ticked programs. Closing the popover discards them. */
function FilterForm({ programs, value, onChange }: ProgramFilterProps) {
  const messages = useShellMessages();
  const [ticked, setTicked] = useState<readonly string[]>(value);
  const [text, setText] = useState('');
  const choices = useRef<HTMLDivElement>(null);
  const match = useMemo(() => createTextMatch(text), [text]);
  const found = useMemo(() => matchPrograms(programs, match), [programs, match]);
  const { rows, after, listRef, rowRef } = useRowWindow(found.length, rowHeight);
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ticked.length > 0) onChange(ticked);
      }}
    >
      {programs.length >= searchFrom && (
        <SearchField
          aria-label={messages.programs.search}
          placeholder={messages.programs.search}
          value={text}
          onChange={(typed) => {
            setText(typed);
            choices.current?.scrollTo(0, 0);
          }}
        />
      )}
      <Choices ref={choices}>
        <CheckboxGroup label={messages.programFilter.title} value={[...ticked]} onChange={setTicked}>
          <div ref={listRef} style={{ paddingBlockEnd: after }}>
            {rows.map(({ index, before }) => {
              const program = found[index];
              return program === undefined ? null : (
                <Choice key={program.id} ref={rowRef} data-index={index} style={{ marginBlockStart: before }}>
                  <Checkbox value={program.id}>
                    <ProgramName>
                      <ProgramMark program={program} />
                      <MatchedText match={match}>{program.name}</MatchedText>
                    </ProgramName>
                  </Checkbox>
                </Choice>
              );
            })}
          </div>
        </CheckboxGroup>
      </Choices>
      <Footer>
        <Button size="small" isDisabled={ticked.length === 0 && value.length === 0} onPress={() => onChange([])}>
          {messages.programFilter.clear}
        </Button>
        <Button type="submit" size="small" variant="primary" isDisabled={ticked.length === 0}>
          {messages.programFilter.filter}
        </Button>
      </Footer>
    </Stack>
  );
}
