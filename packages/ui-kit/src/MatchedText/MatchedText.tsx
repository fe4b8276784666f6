import { Fragment } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { TextMatch } from './createTextMatch.ts';
import { Mark } from './MatchedText.styles.ts';

/** Both are required. */
interface MatchedTextProps extends ElementProps<HTMLSpanElement> {
  /** The whole text. */
  readonly children: string;
  /** What a person typed. An empty one marks nothing. */
  readonly match: TextMatch;
}

/** The text alone, for an element that cuts it: an element in between would reach beyond the cut. */
export function MarkedText({ children: text, match }: Pick<MatchedTextProps, 'children' | 'match'>) {
  const ranges = match.find(text);
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** Shows a text, and marks the parts by which it was found. */
export function MatchedText({ children: text, match, ...rest }: MatchedTextProps) {
  return (
    <span {...rest}>
      <MarkedText match={match}>{text}</MarkedText>
    </span>
  );
}
