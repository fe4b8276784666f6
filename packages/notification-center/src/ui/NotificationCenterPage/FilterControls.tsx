import { Button, Select, Switch } from '@gantry/ui-kit';
import { useNotificationMessages, type NotificationProgram } from '../../data/index.ts';
import { Controls } from './NotificationCenterPage.styles.ts';
import type { StatusFamily } from '../../core/types/jobStatus.ts';
import type { FilterChoice } from './notificationFilter.ts';
import { nameOf } from './useProgramOptions.ts';

/** The filters of the page's list. */
export interface PageChoice extends Omit<FilterChoice, 'match'> {
  /** What is typed into the search. */
  readonly text: string;
  /** Id of a program; null means all. */
  readonly program: string | null;
}

/** No filter. */
export const noChoice: PageChoice = { text: '', status: null, isUnreadOnly: false, program: null };

/** What the filters take. */
export interface FilterControlsProps {
  readonly choice: PageChoice;
  readonly onChange: (choice: PageChoice) => void;
  readonly programs: readonly NotificationProgram[];
  /** Jobs alone have a status. */
  readonly hasStatus: boolean;
}

const any = 'any';
/** Prefix of a program's id, which may be any text, so that no id equals `any`. */
const own = 'program ';
const statuses: readonly StatusFamily[] = ['inProgress', 'completed', 'failed', 'cancelled'];

/** The filters beside the search. */
export function FilterControls({ choice, onChange, programs, hasStatus }: FilterControlsProps) {
  const { page, statuses: names } = useNotificationMessages();
  const labels: Readonly<Record<StatusFamily, string>> = { ...names, inProgress: page.inProgress };
  const isNarrowed = choice.program !== null || choice.status !== null || choice.isUnreadOnly;
  return (
    <Controls>
      {hasStatus && (
        <Select
          label={page.status}
          options={[{ id: any, label: page.anyStatus }, ...statuses.map((id) => ({ id, label: labels[id] }))]}
          selectedKey={choice.status ?? any}
          onSelectionChange={(id) => onChange({ ...choice, status: statuses.find((status) => status === id) ?? null })}
        />
      )}
      <Select
        label={page.program}
        options={[
          { id: any, label: page.allPrograms },
          ...programs.map((program) => ({ id: `${own}${program.id}`, label: nameOf(program) })),
        ]}
        selectedKey={choice.program === null ? any : own + choice.program}
        onSelectionChange={(id) => onChange({ ...choice, program: id === any ? null : id.slice(own.length) })}
      />
      <Switch isSelected={choice.isUnreadOnly} onChange={(isUnreadOnly) => onChange({ ...choice, isUnreadOnly })}>
        {page.unreadOnly}
      </Switch>
      <Button
        variant="quiet"
        isDisabled={!isNarrowed}
        onPress={() => onChange({ ...choice, program: null, status: null, isUnreadOnly: false })}
      >
        {page.clearFilters}
      </Button>
    </Controls>
  );
}
