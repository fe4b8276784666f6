import type { ReactNode } from 'react';
import { KitArea } from './KitArea.tsx';
import { Pair } from './DoAndDont.styles.ts';

export interface DoAndDontProps {
  readonly good: ReactNode;
  readonly why: string;
  readonly bad: ReactNode;
  readonly whyNot: string;
}

/** A good and a bad example beside each other, each with its reason. */
export function DoAndDont({ good, why, bad, whyNot }: DoAndDontProps) {
  return (
    <KitArea>
      <Pair>
        <figure>
          <div>{good}</div>
          <figcaption>
            <strong>Do.</strong> {why}
          </figcaption>
        </figure>
        <figure>
          <div>{bad}</div>
          <figcaption>
            <strong>Don’t.</strong> {whyNot}
          </figcaption>
        </figure>
      </Pair>
    </KitArea>
  );
}
