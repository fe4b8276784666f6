import { useId, type CSSProperties, type ReactNode } from 'react';
import { PopoverContext, useSlottedContext } from 'react-aria-components';
import { NonModalContent } from './NonModalContent.tsx';
import { PopoverDialog, PopoverTitle, StyledPopover } from './Popover.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/**
 * The side of the trigger, then the edge to align with, relative to the text direction. The popover flips if it has no
 * room.
 */
export type PopoverPlacement =
  | 'top'
  | 'top start'
  | 'top end'
  | 'bottom'
  | 'bottom start'
  | 'bottom end'
  | 'start'
  | 'start top'
  | 'end'
  | 'end top';

/** The state belongs to the `PopoverTrigger` around it. */
export interface PopoverProps extends Omit<ElementProps<HTMLElement>, 'id'> {
  /**
   * The heading, and the name for screen readers. Without a title the popover is named by `aria-label`, or else by its
   * trigger.
   */
  readonly title?: string;
  readonly 'aria-label'?: string;
  /** The width in px. By default it fits the content, up to 480. A popover is never wider than the window. */
  readonly width?: number;
  /** @default 'bottom start' */
  readonly placement?: PopoverPlacement;
  /**
   * Leaves the page usable: a press elsewhere closes the popover and still reaches its target, and Tab leaves it. It is
   * meant for the panels of the top bar, so that one press switches to another panel.
   * @default false
   */
  readonly isNonModal?: boolean;
  readonly children: ReactNode;
}

/** A small layer beside the button that opens it. Put it into a `PopoverTrigger`. */
export function Popover({
  title,
  'aria-label': label,
  width,
  placement = 'bottom start',
  isNonModal = false,
  children,
  className,
  ref,
  ...rest
}: PopoverProps) {
  const titleId = useId();
  const trigger = useSlottedContext(PopoverContext);
  const content = (
    <>
      {title !== undefined && (
        <PopoverTitle level={2} id={titleId}>
          {title}
        </PopoverTitle>
      )}
      {children}
    </>
  );
  const labelledBy = title === undefined ? undefined : titleId;
  // React's type of styles has no custom properties.
  const style = width === undefined ? {} : ({ '--gantry-popover-inline-size': `${width}px` } as CSSProperties);

  return (
    <StyledPopover
      ref={ref}
      className={className}
      placement={placement}
      offset={6}
      isNonModal={isNonModal}
      // The trigger's own press closes the popover. If the loss of focus closed it first, that press would open it
      // again.
      shouldCloseOnInteractOutside={(element) => !trigger?.triggerRef?.current?.contains(element)}
      style={style}
    >
      {isNonModal ? (
        <NonModalContent
          {...rest}
          id={trigger?.id}
          label={label}
          labelledBy={labelledBy ?? (label === undefined ? trigger?.['aria-labelledby'] : undefined)}
          triggerRef={trigger?.triggerRef}
        >
          {content}
        </NonModalContent>
      ) : (
        <PopoverDialog
          {...rest}
          {...(label !== undefined && { 'aria-label': label })}
          {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
        >
          {content}
        </PopoverDialog>
      )}
    </StyledPopover>
  );
}
