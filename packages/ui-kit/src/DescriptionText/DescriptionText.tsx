import { useId, useRef, useState } from 'react';
import { passFocusOn } from '../focus/passFocusOn.ts';
import { moreMessages } from '../languages/en/index.ts';
import type { TextMatch } from '../MatchedText/createTextMatch.ts';
import { MarkedText } from '../MatchedText/MatchedText.tsx';
import { useIsPrinting } from '../mediaQuery/useIsPrinting.ts';
import { useMessages } from '../theme/KitContext.ts';
import { RevealButton, Root, Words } from './DescriptionText.styles.ts';
import { truncateAtWord } from './truncateAtWord.ts';
import { useIsClamped } from './useIsClamped.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A text, and the limits at which it is truncated. */
export interface DescriptionTextProps extends ElementProps<HTMLDivElement> {
  /** The whole text. Nothing is rendered if it is empty. */
  readonly text: string;
  /** What a person typed to find the text, which is marked where it matches. */
  readonly match?: TextMatch | undefined;
  /** The maximum number of characters shown at first. The text is cut at the end of a word. */
  readonly limit: number;
  /** The maximum number of lines shown at first. */
  readonly lines?: number | undefined;
  /** Shows the whole text at first, for example because it was expanded before. @default false */
  readonly defaultExpanded?: boolean | undefined;
  /** Called when the text is expanded or collapsed. */
  readonly onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
}

/** Moves focus from the button to the text, because the button disappears if the text is not truncated. */
const passToText = passFocusOn((button) => [button.parentElement]);

/** Truncates a text at its limit. A button shows the whole text. */
export function DescriptionText({
  text,
  match,
  limit,
  lines,
  defaultExpanded = false,
  onExpandedChange,
  ...rest
}: DescriptionTextProps) {
  const messages = useMessages(moreMessages);
  const id = useId();
  const wordsRef = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(defaultExpanded);
  // Nobody can open the rest of it on paper.
  const isWhole = useIsPrinting() || isOpen;
  const hasClamp = lines !== undefined && !isWhole;
  const short = truncateAtWord(text, limit);
  const isClamped = useIsClamped(wordsRef, lines, isWhole);
  const isCut = isClamped || short !== text;
  const reveal = () => {
    setIsOpen(!isOpen);
    onExpandedChange?.(!isOpen);
  };
  if (text === '') return null;
  const shown = isWhole ? text : short;

  return (
    <Root {...rest} tabIndex={-1}>
      <Words
        id={id}
        ref={wordsRef}
        {...(lines !== undefined && { style: { '--gantry-lines': lines } })}
        data-clamped={hasClamp || undefined}
      >
        {match ? <MarkedText match={match}>{shown}</MarkedText> : shown}
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
