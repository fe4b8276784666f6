import type { ReactNode } from 'react';
import type { Answer } from './useAnswer.ts';

/** Draws the answer. It shows a status line while loading, and the error with a retry after a failure. */
export function Answered<Value>({
  answer,
  children,
}: {
  readonly answer: Answer<Value>;
  readonly children: (value: Value) => ReactNode;
}) {
  if (answer.state === 'done') return children(answer.value);
  if (answer.state === 'loading') return <output>Loading …</output>;
  return (
    <div role="alert" className="card">
      <p>{answer.message}</p>
      <div className="toolbar">
        <button type="button" onClick={answer.retry}>
          Try again
        </button>
      </div>
    </div>
  );
}
