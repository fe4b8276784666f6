import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { tooltipLayer } from './Tooltip.tsx';

/** The time in ms that the pointer rests on a control before its tooltip opens. The next control's opens at once. */
const delay = 600;

/** Marks a control of a container with one tooltip. The label is the text. */
export const tooltipMark = (label: string) => ({ 'data-tooltip': label });

interface SharedTooltipProps {
  /** The element that contains the controls. */
  readonly container: RefObject<HTMLElement | null>;
}

interface Shown {
  readonly control: { readonly current: HTMLElement };
  readonly label: string;
  readonly isOpen: boolean;
}

const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/**
 * The one tooltip of many controls, for a list whose every row would have one. It opens for the control with `tooltipMark` that is under
 * the pointer or has keyboard focus. The label repeats the control's accessible name, so screen readers announce nothing twice.
 */
export function SharedTooltip({ container }: SharedTooltipProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = useCallback(() => setShown((last) => (last?.isOpen === true ? { ...last, isOpen: false } : last)), []);

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let current: HTMLElement | null = null;
    let isOpen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const close = () => {
      clearTimeout(timer);
      isOpen = false;
      hide();
    };
    const open = (control: HTMLElement) => {
      clearTimeout(timer);
      isOpen = true;
      setShown({ control: { current: control }, label: control.dataset['tooltip'] ?? '', isOpen: true });
    };
    const point = ({ target, pointerType }: PointerEvent) => {
      const control = pointerType === 'touch' ? null : controlOf(target);
      if (control === current) return;
      const wasOpen = isOpen;
      current = control;
      close();
      if (control === null) return;
      if (wasOpen) open(control);
      else timer = setTimeout(() => open(control), delay);
    };
    const leave = () => {
      current = null;
      close();
    };
    const focus = ({ target }: FocusEvent) => {
      const control = controlOf(target);
      if (control?.matches(':focus-visible') === true) open(control);
      else close();
    };
    const press = (event: KeyboardEvent) => {
      if (readKeyPress(event).key === 'Escape') close();
    };

    element.addEventListener('pointerover', point, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('pointerdown', close, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', close, { signal });
    element.addEventListener('keydown', press, { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [container, hide]);

  const isOpen = shown?.isOpen ?? false;
  const state = useMemo(
    () => ({ isOpen, open: () => undefined, close: hide, shouldSkipAnimation: false }),
    [isOpen, hide],
  );
  if (shown === null) return null;
  const { control, label } = shown;
  return (
    <tooltipLayer.Part
      props={{ label, placement: 'end', triggerRef: control, state }}
      onFailure={() => setShown(null)}
    />
  );
}
