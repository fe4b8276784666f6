import type { MouseEvent, ReactNode } from 'react';
import type { PressEvent } from 'react-aria-components';
import { isPlainClick } from '../theme/useAppLink.ts';
import type { TextMatch } from '../MatchedText/createTextMatch.ts';
import { MarkedText } from '../MatchedText/MatchedText.tsx';
import { ProgressBar, type ProgressBarOptions } from '../ProgressBar/ProgressBar.tsx';
import { stateMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { ToneIcon, type Tone } from '../Tone/ToneIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  Above,
  Actions,
  Content,
  ErrorText,
  MenuPlace,
  Meta,
  MetaLines,
  Root,
  Row,
  Status,
  Title,
  TitleButton,
  TitleLink,
  UnreadDot,
} from './ProgressRow.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** Only the title is required. The row shows no part that is not given. */
export interface ProgressRowProps
  extends ElementProps<HTMLDivElement>, Pick<ProgressBarOptions, 'value' | 'outcome' | 'attempt' | 'isSilent'> {
  readonly title: string;
  /** What a person typed to find the row. The title is marked where it matches. */
  readonly match?: TextMatch | undefined;
  /** The state, in a word or two, in the colour of the tone. */
  readonly statusText?: string;
  /** The description, such as a `DescriptionText`. */
  readonly description?: ReactNode;
  /** The tone of the icon and the status. @default 'neutral' */
  readonly tone?: Tone;
  /** The icon at the start. By default it is the icon of the tone. */
  readonly icon?: ReactNode;
  /** The work is running and its progress is unknown. @default false */
  readonly isIndeterminate?: boolean;
  /** Details after the status, such as a `RelativeTime`. Dots separate the children. */
  readonly meta?: ReactNode;
  /** The reason for the failure. */
  readonly errorMessage?: ReactNode;
  /** Small quiet buttons. In a narrow row they are below. */
  readonly actions?: ReactNode;
  /** A small icon button that opens the menu of further actions. It stays beside the title. */
  readonly menu?: ReactNode;
  /** Marks the row as unread: the title is bold and has a dot, and screen readers announce it. @default false */
  readonly isUnread?: boolean;
  /** Makes the whole row a button. Controls inside the row keep their own press. */
  readonly onPress?: (() => void) | undefined;
  /** The address that the press leads to. The row is then a link, which the browser can open in a new tab; `onPress` gets plain presses only. */
  readonly href?: string | undefined;
  /** Called if the browser opens the link in another tab or window. */
  readonly onOpenElsewhere?: (() => void) | undefined;
}

type RowTargetProps = Pick<ProgressRowProps, 'onPress' | 'href' | 'onOpenElsewhere'> & { readonly children: ReactNode };

/** The title: a link, a button, or a text. */
function RowTarget({ onPress, href, onOpenElsewhere, children }: RowTargetProps) {
  if (!onPress) return children;
  if (href === undefined) {
    const press = ({ target, pointerType }: PressEvent) => {
      if (pointerType !== 'mouse' || !isSelected(target)) onPress();
    };
    return (
      <TitleButton data-row-press onPress={press}>
        {children}
      </TitleButton>
    );
  }
  const open = (event: MouseEvent) => {
    // A key has no count of clicks.
    if (event.detail > 0 && isSelected(event.currentTarget)) {
      event.preventDefault();
      return;
    }
    if (!isPlainClick(event)) {
      if (event.button <= middleButton) onOpenElsewhere?.();
      return;
    }
    event.preventDefault();
    onPress();
  };
  return (
    <TitleLink data-row-press draggable={false} href={href} onClick={open} onAuxClick={open}>
      {children}
    </TitleLink>
  );
}

const middleButton = 1;

/** Whether text of the title is selected: the mouse that has selected it is not a press. */
function isSelected(title: Element): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(title, true);
}

/** Shows work that is running or has ended: its title, its progress and its actions. */
export function ProgressRow({
  title,
  match,
  statusText,
  description,
  tone = 'neutral',
  icon,
  value,
  isIndeterminate = false,
  outcome,
  attempt,
  isSilent = false,
  meta,
  errorMessage,
  actions,
  menu,
  isUnread = false,
  onPress,
  href,
  onOpenElsewhere,
  ...rest
}: ProgressRowProps) {
  const messages = useMessages(stateMessages);
  const name = (
    <>
      {isUnread && <VisuallyHidden>{messages.unread}: </VisuallyHidden>}
      <bdi>{match ? <MarkedText match={match}>{title}</MarkedText> : title}</bdi>
    </>
  );
  return (
    <Root {...rest}>
      <Row data-unread={isUnread || undefined}>
        {isUnread && <UnreadDot aria-hidden />}
        <ToneIcon tone={tone} icon={icon} isDecorative={statusText !== undefined} />
        <Title>
          <RowTarget {...{ onPress, href, onOpenElsewhere }}>{name}</RowTarget>
        </Title>
        <Content>
          {description && <Above>{description}</Above>}
          {(isIndeterminate || typeof value === 'number') && (
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
              <MetaLines>
                {statusText !== undefined && <Status data-tone={tone}>{statusText}</Status>}
                {meta}
              </MetaLines>
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
