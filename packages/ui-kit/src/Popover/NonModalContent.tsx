import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { PopoverPanel } from './Popover.styles.ts';
import { usePressOutside } from './usePressOutside.ts';

interface NonModalContentProps {
  readonly id: string | undefined;
  readonly labelledBy: string | undefined;
  readonly label: string | undefined;
  readonly triggerRef: RefObject<Element | null> | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The content of a non-modal popover. It takes focus. A press elsewhere closes it and still reaches its target. */
export function NonModalContent({
  id,
  labelledBy,
  label,
  triggerRef,
  onClose,
  children,
  ...rest
}: NonModalContentProps) {
  const ref = useRef<HTMLElement>(null);
  const pressProps = usePressOutside((target) => {
    const isTrigger = target instanceof Node && triggerRef?.current?.contains(target);
    if (!isTrigger) onClose();
  });

  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
  }, []);

  return (
    <PopoverPanel
      {...rest}
      {...pressProps}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> element would bring a place and a way of opening of its own.
      role="dialog"
      id={id}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </PopoverPanel>
  );
}
