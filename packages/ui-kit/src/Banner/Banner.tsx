import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { passFocusToNeighbor } from '../focus/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { closeTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { ToneIcon, type Tone } from '../Tone/index.ts';
import { Actions, Content, Root, Text } from './Banner.styles.ts';

/** What `Banner` takes. */
export interface BannerProps {
  tone: Tone;
  /** One or two sentences. */
  children: ReactNode;
  /** A small quiet `Button`, or a `Link`. */
  action?: ReactNode;
  /** Gives it a button that takes it away. What is still true should stay. */
  onDismiss?: (() => void) | undefined;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Something that is true for the whole page, or for the part it heads, as long as it is on the screen. */
export function Banner({ tone, children, action, onDismiss, ...rest }: BannerProps) {
  const messages = useTexts(closeTexts);
  return (
    <Root {...rest} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      <ToneIcon tone={tone} />
      <Content>
        <Text>{children}</Text>
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
