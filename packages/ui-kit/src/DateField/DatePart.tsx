import { loadAhead } from '@gantry/base/loading';
import { createWritable } from '@gantry/base/observable';
import { useReadable } from '@gantry/base/react';
import { useEffect, useRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { movesOrDeletes } from '../keys/readKeyPress.ts';
import { Segment } from './DateField.styles.ts';
import type { PartTypingProps } from './PartTyping.tsx';

type DatePartProps = Omit<PartTypingProps, 'element'>;

/** Takes what is typed into a part; null until it is loaded. */
const typing = createWritable<ComponentType<PartTypingProps> | null>(null);

/** What a person has typed meanwhile. */
const held: (readonly [part: HTMLElement, event: Event])[] = [];

let loading: Promise<void> | undefined;

/** Loads what takes the typed figures, and gives it those that wait. Without it, React Aria takes them. */
async function loadTyping(): Promise<void> {
  const loaded = await loadAhead(() => import('./PartTyping.tsx'));
  loading = undefined;
  if (loaded) flushSync(() => typing.set(loaded.PartTyping));
  let last: HTMLElement | undefined;
  let place: Element | null = null;
  for (const [part, event] of held.splice(0)) {
    const root = part.getRootNode() as Document | ShadowRoot; // A part that is shown has one of them.
    const before = root.activeElement;
    if (part !== last) place = part;
    last = part;
    flushSync(() => place?.dispatchEvent(event));
    // The figure may have been the last of its part.
    if (root.activeElement !== before) place = root.activeElement;
  }
}

/** Draws a part of a date or a time, such as its month. What reads the typed figures loads while nobody types yet. */
function DatePart({ segment, slot }: DatePartProps) {
  const element = useRef<HTMLSpanElement>(null);
  const Typing = useReadable(typing);
  useEffect(() => {
    const part = element.current;
    if (!part) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const load = () => void (Typing === null && (loading ??= loadTyping()));
    load();
    const hold = (event: InputEvent | KeyboardEvent) => {
      const isKey = event instanceof KeyboardEvent;
      if (!loading || !event.cancelable || (isKey && !movesOrDeletes(event))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push([part, isKey ? new KeyboardEvent(event.type, event) : new InputEvent(event.type, event)]);
    };
    part.addEventListener('focusin', load, options);
    part.addEventListener('beforeinput', hold, options);
    part.addEventListener('keydown', hold, options);
    part.addEventListener(
      'paste',
      (event) => {
        event.preventDefault();
        const data = event.clipboardData?.getData('text/plain').trim() ?? '';
        const input = { inputType: 'insertFromPaste', data, bubbles: true, cancelable: true };
        part.dispatchEvent(new InputEvent('beforeinput', input));
      },
      options,
    );
    return () => controller.abort();
  }, [Typing]);
  return (
    <>
      <Segment ref={element} segment={segment} />
      {/* oxlint-disable-next-line react/static-components -- it is the same from when it is loaded */}
      {Typing && <Typing {...{ segment, slot, element }} />}
    </>
  );
}

/** Draws the parts of a field, or of the start or the end of a period. */
export const drawPart =
  (slot = 'only') =>
  (segment: DatePartProps['segment']) => <DatePart segment={segment} slot={slot} />;
