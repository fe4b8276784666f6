import type { ReactNode } from 'react';
import { ProgressBar, type ProgressOutcome } from '../ProgressBar/index.ts';
import { stateTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { ToneIcon, type Tone } from '../Tone/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  Above,
  Actions,
  Content,
  ErrorText,
  MenuPlace,
  Meta,
  Root,
  Row,
  Status,
  Title,
  TitleButton,
  UnreadDot,
} from './ProgressRow.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `ProgressRow`. */
export interface ProgressRowProps extends ElementProps<HTMLDivElement> {
  readonly title: string;
  /** What is going on, in a word or two; a tone colours it. */
  readonly statusText?: string;
  /** What it is about, such as a `DescriptionText`. */
  readonly description?: ReactNode;
  /** Colours the icon and the status. @default 'neutral' */
  readonly tone?: Tone;
  /** The icon at the start; that of the tone by default. */
  readonly icon?: ReactNode;
  /** How far it is, from 0 to 100; see `ProgressBar`. */
  readonly value?: number | null | undefined;
  /** It goes on, and nobody knows how far it is. @default false */
  readonly isIndeterminate?: boolean;
  /** @default whether there is a value, or the row is indeterminate */
  readonly showBar?: boolean;
  /** How it ended; see `ProgressBar`. */
  readonly outcome?: ProgressOutcome | undefined;
  /** Which attempt this is: within one the bar never goes back. */
  readonly attempt?: string | number | undefined;
  /** Progress is not announced, because something else on the page announces it. @default false */
  readonly isSilent?: boolean;
  /** What stands after the status, such as a `RelativeTime`; each child is set apart by a dot. */
  readonly meta?: ReactNode;
  /** Why it failed. */
  readonly errorMessage?: ReactNode;
  /** Small quiet buttons. A narrow row puts them below. */
  readonly actions?: ReactNode;
  /** A small icon button that opens the menu of what else can be done. It stays beside the title. */
  readonly menu?: ReactNode;
  /** Not seen yet: the title is strong and has a dot, and screen readers are told. @default false */
  readonly isUnread?: boolean;
  /** Makes the whole row a button. What its parts hold can still be pressed on its own. */
  readonly onPress?: (() => void) | undefined;
}

/** Something that takes time, or took it: what it is, how far it is, and what can be done about it. */
export function ProgressRow({
  title,
  statusText,
  description,
  tone = 'neutral',
  icon,
  value,
  isIndeterminate = false,
  showBar = isIndeterminate || typeof value === 'number',
  outcome,
  attempt,
  isSilent = false,
  meta,
  errorMessage,
  actions,
  menu,
  isUnread = false,
  onPress,
  ...rest
}: ProgressRowProps) {
  const messages = useTexts(stateTexts);
  const name = (
    <>
      {isUnread && <VisuallyHidden>{messages.unread}: </VisuallyHidden>}
      <bdi>{title}</bdi>
    </>
  );
  return (
    <Root {...rest}>
      <Row data-unread={isUnread || undefined}>
        {isUnread && <UnreadDot aria-hidden />}
        <ToneIcon tone={tone} icon={icon} isDecorative={statusText !== undefined} />
        <Title>
          {onPress ? (
            <TitleButton data-row-press onPress={onPress}>
              {name}
            </TitleButton>
          ) : (
            name
          )}
        </Title>
        <Content>
          {description && <Above>{description}</Above>}
          {showBar && (
            <ProgressBar
              aria-label={title}
              value={isIndeterminate ? null : value}
              outcome={outcome}
              attempt={attempt}
              isSilent={isSilent}
            />
          )}
          {(statusText !== undefined || meta) && (
            <Meta>
              {statusText !== undefined && <Status data-tone={tone}>{statusText}</Status>}
              {meta}
            </Meta>
          )}
          {errorMessage && (
            <ErrorText>{typeof errorMessage === 'string' ? <bdi>{errorMessage}</bdi> : errorMessage}</ErrorText>
          )}
        </Content>
        {actions && <Actions>{actions}</Actions>}
        {menu && <MenuPlace>{menu}</MenuPlace>}
      </Row>
    </Root>
  );
}
