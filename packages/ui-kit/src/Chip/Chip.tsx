import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { passFocusToNeighbor } from '../focus/index.ts';
import { ToneIcon, type Tone } from '../Tone/index.ts';
import { closeTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { ChipButton, ChipContent, ChipRoot, ChipText, DismissButton } from './Chip.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `Chip`. */
export interface ChipProps extends ElementProps<HTMLSpanElement> {
  /** A few words. A long text is cut in view. */
  readonly children: string;
  /** @default 'neutral' */
  readonly tone?: Tone;
  /** Another icon than that of the tone; `neutral` has none of its own. */
  readonly icon?: ReactNode;
  /** What the words mean or what to do about them, shown in a popover when the chip is pressed. */
  readonly details?: ReactNode;
  /** Adds a dismiss button. */
  readonly onDismiss?: () => void;
}

/** A state or a choice in a few words, which may say more when pressed. */
export function Chip({ children, tone = 'neutral', icon, details, onDismiss, ...rest }: ChipProps) {
  const messages = useTexts(closeTexts);
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
