import { useContext, useId, type ReactNode, type RefObject } from 'react';
import { OverlayTriggerStateContext, PopoverContext, useSlottedContext } from 'react-aria-components';
import { layerKeys } from '../keys/layerKeys.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
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

/** How the app opens a popover or a menu without a trigger component. */
export interface AppOpenedProps {
  /**
   * The button that opens it without a trigger component, such as what is loaded on first use. The app must set `aria-haspopup` and
   * `aria-expanded` on the button, and give a name, `isOpen` and `onOpenChange` here.
   */
  readonly triggerRef?: RefObject<HTMLElement | null>;
  /** Whether it is open. It is used only with `triggerRef`. */
  readonly isOpen?: boolean;
  /** Called with false when it closes. It is used only with `triggerRef`. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A popover is opened by a `PopoverTrigger`, which holds its state, or by the app through `triggerRef`. */
export interface PopoverProps extends Omit<ElementProps<HTMLElement>, 'id'>, AppOpenedProps {
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

/** A small layer beside the button that opens it. Put it into a `PopoverTrigger`, or give it the `triggerRef` of its button. */
export function Popover({
  title,
  'aria-label': label,
  width,
  placement = 'bottom start',
  isNonModal = false,
  triggerRef,
  isOpen = false,
  onOpenChange,
  children,
  className,
  ref,
  ...rest
}: PopoverProps) {
  const titleId = useId();
  const context = useSlottedContext(PopoverContext);
  const alone = triggerRef && { triggerRef, isOpen, ...(onOpenChange && { onOpenChange }) };
  const trigger = alone ? undefined : context;
  const state = useContext(OverlayTriggerStateContext);
  const button = triggerRef ?? trigger?.triggerRef;
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
  const style = width === undefined ? {} : { '--gantry-popover-inline-size': `${width}px` };

  return (
    <StyledPopover
      {...alone}
      ref={useSharedRef(layerKeys, ref)}
      className={className}
      placement={placement}
      offset={6}
      isNonModal={isNonModal}
      // The trigger's own press closes the popover. If the loss of focus closed it first, that press would open it
      // again.
      shouldCloseOnInteractOutside={(element) => !button?.current?.contains(element)}
      style={style}
    >
      {isNonModal ? (
        <NonModalContent
          {...rest}
          id={trigger?.id}
          label={label}
          labelledBy={labelledBy ?? (label === undefined ? trigger?.['aria-labelledby'] : undefined)}
          triggerRef={button}
          onClose={() => (alone ? onOpenChange?.(false) : state?.close())}
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
