import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ButtonElementProps } from '../element/ElementProps.ts';
import { frameMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BarProgram, ProgramMark, ProgramName } from './ProgramButton.styles.ts';

/** `ProgramButton` also takes the DOM and press properties of React Aria's button. */
export interface ProgramButtonProps extends Omit<ButtonElementProps, 'aria-label'> {
  /**
   * The name of the selected program, or a request to choose one. A long name is truncated; the chooser shows it in
   * full.
   */
  readonly label: string;
  /** The program's own colour, in any CSS notation, behind its icon. */
  readonly color?: string;
  /** The icon of the program, which distinguishes it from others without the colour. */
  readonly icon?: ReactNode;
  /** Whether the program chooser is open. */
  readonly isExpanded?: boolean;
}

/**
 * Shows the selected program on the top bar and opens the program chooser. Spread the `triggerProps` of `usePanel` on
 * it.
 */
export function ProgramButton({ label, color, icon, isExpanded, ...rest }: ProgramButtonProps) {
  const messages = useMessages(frameMessages);
  return (
    <BarProgram {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })} {...rest}>
      {(icon ?? color) !== undefined && (
        <ProgramMark
          aria-hidden
          style={{ '--gantry-program-color': color }}
          data-colored={color !== undefined || undefined}
        >
          {icon}
        </ProgramMark>
      )}
      <VisuallyHidden>{messages.program}: </VisuallyHidden>
      <ProgramName title={label} dir="auto">
        {label}
      </ProgramName>
      <ChevronDown />
    </BarProgram>
  );
}
