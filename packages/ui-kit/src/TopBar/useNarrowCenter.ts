import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';

/** Opens the centre over the whole bar on a phone. Focus moves to its field, and back to the button on closing. */
export function useNarrowCenter() {
  const [isOpen, setOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = openerRef.current;
    if (!isOpen) return undefined;
    contentRef.current?.querySelector('input')?.focus();
    return () => {
      opener?.focus();
    };
  }, [isOpen]);

  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (readKeyPress(event).key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return { isOpen, open: () => setOpen(true), close, onKeyDown, openerRef, contentRef };
}
