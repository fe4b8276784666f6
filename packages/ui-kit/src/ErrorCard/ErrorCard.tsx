import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { retryMessages, toneMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { toneBefore, ToneIcon } from '../Tone/ToneIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ErrorReference } from './ErrorReference.tsx';
import { CardDescription, CardTitle, Content, Root, Words } from './ErrorCard.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The failure and, if it can be retried, the way to do so. */
export interface ErrorCardProps extends ElementProps<HTMLDivElement> {
  /** The failed action, as a sentence. */
  readonly title: string;
  /** The cause, and the next step. */
  readonly description?: ReactNode;
  /** Adds a retry button. */
  readonly onRetry?: (() => void) | undefined;
  /** The retry is running. @default false */
  readonly isPending?: boolean;
}

/** Replaces a part of the page that could not be loaded. The rest of the page keeps working. */
export function ErrorCard({ title, description, onRetry, isPending = false, ...rest }: ErrorCardProps) {
  const messages = useMessages(retryMessages);
  const tones = useMessages(toneMessages);
  return (
    <Root {...rest}>
      <ToneIcon tone="danger" isDecorative />
      <Content>
        <Words role="alert">
          <CardTitle>
            <VisuallyHidden>{toneBefore(title, 'danger', tones)}</VisuallyHidden>
            {title}
          </CardTitle>
          {description && <CardDescription>{description}</CardDescription>}
        </Words>
        {onRetry && (
          <Button icon={<RotateCw aria-hidden />} isPending={isPending} onPress={() => onRetry()}>
            {messages.retry}
          </Button>
        )}
        <ErrorReference title={title} />
      </Content>
    </Root>
  );
}
