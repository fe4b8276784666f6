import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { PopoverPanel } from './Popover.styles.ts';

interface NonModalContentProps {
  readonly id: string | undefined;
  readonly labelledBy: string | undefined;
  readonly label: string | undefined;
  readonly triggerRef: RefObject<Element | null> | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The content of a non-modal popover. It takes focus. A press elsewhere closes it and still reaches its target. React events bubble through
 * portals, so a press in a menu that the popover opened counts as inside.
 */
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
  const isInside = useRef(false);
  const end = useEffectEvent(({ target }: PointerEvent) => {
    const isTrigger = target instanceof Node && triggerRef?.current?.contains(target);
    if (!isInside.current && !isTrigger) onClose();
  });
  useLayoutEffect(() => {
    // The capture listener on the window runs before React's.
    const start = () => {
      isInside.current = false;
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('pointerdown', start, options);
    window.addEventListener('pointerup', end, options);
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
  }, []);

  return (
    <PopoverPanel
      {...rest}
      onPointerDownCapture={() => {
        isInside.current = true;
      }}
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
