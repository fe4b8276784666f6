import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../announcer/announce.ts';
import { passFocusToNeighbor } from '../focus/passFocusOn.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeMessages, toneMessages } from '../languages/en/index.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';
import { toneBefore, ToneIcon, type Tone } from '../Tone/ToneIcon.tsx';
import { Actions, Content, Root, Text } from './Banner.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A tone is required, because it decides how the banner is announced. */
export interface BannerProps extends ElementProps<HTMLDivElement> {
  readonly tone: Tone;
  /** One or two sentences. */
  readonly children: ReactNode;
  /** A small quiet `Button`, or a `Link`. */
  readonly action?: ReactNode;
  /** Adds a dismiss button. A message that is still true should stay. */
  readonly onDismiss?: (() => void) | undefined;
}

/** Shows a message that is true for the whole page or for the section below it. */
export function Banner({ tone, children, action, onDismiss, ...rest }: BannerProps) {
  const messages = useMessages(closeMessages);
  const tones = useMessages(toneMessages);
  const { locale } = useLocale();
  const isAlert = tone === 'danger';
  const textRef = useRef<HTMLDivElement>(null);
  const said = useRef('');

  // This runs after each render, because the text may change. Screen readers announce an alert by themselves.
  useEffect(() => {
    const text = textRef.current?.textContent ?? '';
    if (isAlert || text === said.current || !textRef.current?.checkVisibility()) return;
    said.current = text;
    announce(toneBefore(text, tone, tones) + text, { locale });
  });

  return (
    <Root
      {...rest}
      role={isAlert ? 'alert' : 'status'}
      // Screen readers often miss a live region that appears together with its text. The banner is announced instead,
      // once.
      {...(!isAlert && { 'aria-live': 'off' })}
      data-tone={tone}
    >
      <ToneIcon
        tone={tone}
        isDecorative={toneBefore(typeof children === 'string' ? children : '', tone, tones) === ''}
      />
      <Content>
        <Text ref={textRef}>{children}</Text>
        {action && <Actions>{action}</Actions>}
      </Content>
      {onDismiss && (
        <IconButton
          ref={passFocusToNeighbor}
          size="small"
          label={messages.dismiss}
          icon={<X aria-hidden />}
          onPress={() => onDismiss()}
        />
      )}
    </Root>
  );
}
