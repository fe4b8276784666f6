import { useId, type CSSProperties, type ReactNode } from 'react';
import { PopoverContext, useSlottedContext } from 'react-aria-components';
import { NonModalContent } from './NonModalContent.tsx';
import { PopoverDialog, PopoverTitle, StyledPopover } from './Popover.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The side of the trigger and, after it, the edge it lines up with, as text runs. It turns over where there is no room. */
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

/** The properties of `Popover`. */
export interface PopoverProps extends Omit<ElementProps<HTMLElement>, 'id'> {
  /** A heading, and its name for screen readers. Without one it is named by `aria-label`, or else by its trigger. */
  readonly title?: string;
  readonly 'aria-label'?: string;
  /** In px; as wide as its content, at most 480, by default. Never wider than the window. */
  readonly width?: number;
  /** @default 'bottom start' */
  readonly placement?: PopoverPlacement;
  /**
   * Leaves the page usable: a press elsewhere closes it and counts, and Tab leaves it. For panels of the top bar, of which another is one press away.
   * @default false
   */
  readonly isNonModal?: boolean;
  readonly children: ReactNode;
}

/** A small layer beside the button that opens it. Stands in a `PopoverTrigger`. */
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
  // A custom property is missing from the type of styles.
  const style = width === undefined ? {} : ({ '--gantry-popover-inline-size': `${width}px` } as CSSProperties);

  return (
    <StyledPopover
      ref={ref}
      className={className}
      placement={placement}
      offset={6}
      isNonModal={isNonModal}
      // The trigger closes it by its own press; losing focus to it would only make that press open it anew.
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
