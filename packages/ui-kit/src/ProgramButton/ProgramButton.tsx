import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import type { ButtonProps as AriaButtonProps, PressEvent } from 'react-aria-components';
import { frameTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BarProgram, ProgramName, ProgramSquare } from './ProgramButton.styles.ts';

/** The properties of `ProgramButton`, in addition to the DOM and press properties of React Aria's button. */
export interface ProgramButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** The name of the selected program, or words that ask for one. A long name is cut; the chooser shows it whole. */
  readonly label: string;
  /** The program's own colour, as CSS writes it. Without one the square is empty. */
  readonly color?: string;
  /** Called when it is pressed by pointer, touch, keyboard or assistive technology. */
  readonly onPress?: (event: PressEvent) => void;
  /** The program chooser is open. */
  readonly isExpanded?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Shows the selected program on the top bar and opens the program chooser. Takes the `triggerProps` of `usePanel`. */
export function ProgramButton({ label, color, isExpanded, ...rest }: ProgramButtonProps) {
  const messages = useTexts(frameTexts);
  return (
    <BarProgram {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })} {...rest}>
      <ProgramSquare style={{ background: color }} />
      <VisuallyHidden>{messages.program}: </VisuallyHidden>
      <ProgramName title={label} dir="auto">
        {label}
      </ProgramName>
      <ChevronDown />
    </BarProgram>
  );
}
