import { useId, useRef, useState } from 'react';
import { passFocusOn } from '../focus/index.ts';
import { moreTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { RevealButton, Root, Words } from './DescriptionText.styles.ts';
import { truncateAtWord } from './truncateAtWord.ts';
import { useIsClamped } from './useIsClamped.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `DescriptionText`. */
export interface DescriptionTextProps extends ElementProps<HTMLDivElement> {
  /** The whole text. An empty one shows nothing. */
  readonly text: string;
  /** At most this many characters are shown at first, up to the end of a word. */
  readonly limit: number;
  /** At most this many lines are shown at first. */
  readonly lines?: number | undefined;
  /** The whole of it is shown from the start, as for one that was opened before. @default false */
  readonly defaultExpanded?: boolean | undefined;
  /** Called when it is opened or cut again. */
  readonly onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
}

/** From the button, which goes where another text is not cut, to the text. */
const passToText = passFocusOn((button) => [button.parentElement]);

/** A text that is cut at its limit; the whole of it is one press away. */
export function DescriptionText({
  text,
  limit,
  lines,
  defaultExpanded = false,
  onExpandedChange,
  ...rest
}: DescriptionTextProps) {
  const messages = useTexts(moreTexts);
  const id = useId();
  const wordsRef = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(defaultExpanded);
  const hasClamp = lines !== undefined && !isOpen;
  const short = truncateAtWord(text, limit);
  const isClamped = useIsClamped(wordsRef, { lines, isOpen });
  const isCut = isClamped || short !== text;
  const reveal = () => {
    setIsOpen(!isOpen);
    onExpandedChange?.(!isOpen);
  };
  if (text === '') return null;

  return (
    <Root {...rest} tabIndex={-1}>
      <Words
        id={id}
        ref={wordsRef}
        {...(lines !== undefined && { style: { '--gantry-lines': lines } })}
        data-clamped={hasClamp || undefined}
      >
        {isOpen ? text : short}
      </Words>
      {isCut && (
        <>
          {' '}
          <RevealButton ref={passToText} aria-expanded={isOpen} aria-controls={id} onPress={reveal}>
            {isOpen ? messages.less : messages.more}
          </RevealButton>
        </>
      )}
    </Root>
  );
}
