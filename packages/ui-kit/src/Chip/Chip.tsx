import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { passFocusToNeighbor } from '../focus/passFocusOn.ts';
import { ToneIcon, type Tone } from '../Tone/ToneIcon.tsx';
import { closeMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { ChipButton, ChipContent, ChipRoot, ChipText, DismissButton } from './Chip.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A few words with a tone. `details` and `onDismiss` each add a button. */
export interface ChipProps extends ElementProps<HTMLSpanElement> {
  /** A few words. A long text is truncated on the screen. */
  readonly children: string;
  /** @default 'neutral' */
  readonly tone?: Tone;
  /** Replaces the icon of the tone. `neutral` has no icon of its own. */
  readonly icon?: ReactNode;
  /** The meaning of the words or what to do about them, shown in a popover when the chip is pressed. */
  readonly details?: ReactNode;
  /** Adds a dismiss button. */
  readonly onDismiss?: () => void;
}

/** Shows a state or a choice in a few words, with optional details in a popover. */
export function Chip({ children, tone = 'neutral', icon, details, onDismiss, ...rest }: ChipProps) {
  const messages = useMessages(closeMessages);
  const hasIcon = icon !== undefined || tone !== 'neutral';
  const content = (
    <>
      {hasIcon && <ToneIcon tone={tone} icon={icon} />}
      <ChipText title={children} dir="auto">
        {children}
      </ChipText>
    </>
  );
  return (
    <ChipRoot {...rest} data-tone={tone} data-has-icon={hasIcon || undefined} data-can-go={onDismiss ? '' : undefined}>
      {details === undefined ? (
        <ChipContent>{content}</ChipContent>
      ) : (
        <PopoverTrigger>
          <ChipButton>
            {content}
            <ChevronDown />
          </ChipButton>
          <Popover width={320}>{details}</Popover>
        </PopoverTrigger>
      )}
      {onDismiss && (
        <DismissButton ref={passFocusToNeighbor} aria-label={messages.removeItem(children)} onPress={() => onDismiss()}>
          <X />
        </DismissButton>
      )}
    </ChipRoot>
  );
}
