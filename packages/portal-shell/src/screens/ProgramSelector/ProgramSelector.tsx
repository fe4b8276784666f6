import { Button, Icon, type ButtonProps } from '@gantry/ui-kit';
import { useShellMessages } from '../../languages/index.ts';
import { ProgramMark } from '../ProgramMark/ProgramMark.tsx';
import type { ProgramChoice } from '../programs.ts';
import { Name } from './ProgramSelector.styles.ts';

export interface ProgramSelectorProps {
  /** The selected program; null if there is none. */
  readonly program: ProgramChoice | null;
  /** Opens the drawer of programs. */
  readonly triggerProps: Pick<ButtonProps, 'onPress' | 'aria-expanded' | 'aria-controls'>;
}

/** Shows the selected program and opens the drawer of programs. */
export function ProgramSelector({ program, triggerProps }: ProgramSelectorProps) {
  const messages = useShellMessages();
  const name = program?.name ?? messages.programs.select;
  return (
    <Button
      {...triggerProps}
      variant="quiet"
      aria-label={program ? messages.programs.selected(name) : name}
      {...(program && { icon: <ProgramMark program={program} /> })}
    >
      <Name>
        {name}
        <Icon name="chevronDown" size="small" />
      </Name>
    </Button>
  );
}
