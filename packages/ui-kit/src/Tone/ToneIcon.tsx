import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { toneTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TonedIcon } from './Tone.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** What a message means, apart from what it says. A tone is never told by colour alone. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'information';

const icons: Readonly<Record<Tone, LucideIcon>> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  information: Info,
};

/** The properties of `ToneIcon`. */
export interface ToneIconProps extends ElementProps<HTMLSpanElement> {
  readonly tone: Tone;
  /** Another icon, in the colour of the tone. */
  readonly icon?: ReactNode;
  /** The words beside it say what the tone is, so that screen readers are not told twice. @default false */
  readonly isDecorative?: boolean;
}

/** The icon of a tone in its colour, with its word ("Error", "Success") for screen readers; `neutral` has no word. */
export function ToneIcon({ tone, icon, isDecorative = false, ...rest }: ToneIconProps) {
  const messages = useTexts(toneTexts);
  const ToneShape = icons[tone];
  return (
    <TonedIcon {...rest} data-tone={tone}>
      {icon ?? <ToneShape aria-hidden />}
      {tone !== 'neutral' && !isDecorative && <VisuallyHidden>{messages[tone]}: </VisuallyHidden>}
    </TonedIcon>
  );
}
