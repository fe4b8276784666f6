import { Button, SearchField, Select, Switch } from '@gantry/ui-kit';
import { useNotificationMessages, type NotificationProgram } from '../../data/index.ts';
import { Filters } from './NotificationCenterPage.styles.ts';
import type { FilterChoice, StatusFamily } from './notificationFilter.ts';
import { nameOf } from './useProgramOptions.ts';

/** What the page's list is narrowed by. */
export interface PageChoice extends FilterChoice {
  /** Id of a program; null means all. */
  readonly program: string | null;
}

/** A choice that narrows nothing. */
export const noChoice: PageChoice = { text: '', status: null, isUnreadOnly: false, program: null };

interface PageFiltersProps {
  readonly choice: PageChoice;
  readonly onChange: (choice: PageChoice) => void;
  readonly programs: readonly NotificationProgram[];
  /** Jobs alone have a status. */
  readonly hasStatus: boolean;
}

const any = 'any';
const statuses: readonly StatusFamily[] = ['inProgress', 'completed', 'failed', 'cancelled'];

/** Search and filters of the page. */
export function PageFilters({ choice, onChange, programs, hasStatus }: PageFiltersProps) {
  const { page, statuses: names } = useNotificationMessages();
  const isNarrowed = Object.values(choice).some(Boolean);
  const labels: Readonly<Record<StatusFamily, string>> = { ...names, inProgress: page.inProgress };
  return (
    // A <search> element is not yet told to screen readers everywhere.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Filters role="search" aria-label={page.filters}>
      <SearchField
        label={page.search}
        placeholder={page.searchPlaceholder}
        value={choice.text}
        onChange={(text) => onChange({ ...choice, text })}
      />
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
          { id: '', label: page.allPrograms },
          ...programs.map((program) => ({ id: program.id, label: nameOf(program) })),
        ]}
        selectedKey={choice.program ?? ''}
        onSelectionChange={(id) => onChange({ ...choice, program: id || null })}
      />
      <Switch isSelected={choice.isUnreadOnly} onChange={(isUnreadOnly) => onChange({ ...choice, isUnreadOnly })}>
        {page.unreadOnly}
      </Switch>
      {isNarrowed && (
        <Button variant="quiet" onPress={() => onChange(noChoice)}>
          {page.clearFilters}
        </Button>
      )}
    </Filters>
  );
}
