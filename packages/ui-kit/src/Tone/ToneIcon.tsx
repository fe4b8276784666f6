import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { toneMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TonedIcon } from './Tone.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The kind of a message. Colour alone never conveys a tone; an icon or a word always does too. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'information';

const icons: Readonly<Record<Tone, LucideIcon>> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  information: Info,
};

/**
 * What is read before a sentence: "Error: ", "Warning: ", or nothing if the sentence has the word itself. Every sentence says by itself that
 * something went well, or what there is to know.
 */
export function toneBefore(sentence: string, tone: Tone, words: typeof toneMessages): string {
  if (tone !== 'warning' && tone !== 'danger') return '';
  const word = words[tone];
  return new RegExp(word, 'i').test(sentence) ? '' : `${word}: `;
}

/** The tone decides the icon, its colour and its word. */
export interface ToneIconProps extends ElementProps<HTMLSpanElement> {
  readonly tone: Tone;
  /** Replaces the icon. The colour stays that of the tone. */
  readonly icon?: ReactNode;
  /** Hides the icon from screen readers, because the text beside it already says the tone. @default false */
  readonly isDecorative?: boolean;
}

/**
 * Shows the icon of a tone in its colour, with its word ("Error", "Success") for screen readers. `neutral` has no word.
 */
export function ToneIcon({ tone, icon, isDecorative = false, ...rest }: ToneIconProps) {
  const messages = useMessages(toneMessages);
  const ToneShape = icons[tone];
  return (
    <TonedIcon {...rest} data-tone={tone}>
      {icon ?? <ToneShape aria-hidden />}
      {tone !== 'neutral' && !isDecorative && <VisuallyHidden>{messages[tone]}: </VisuallyHidden>}
    </TonedIcon>
  );
}
