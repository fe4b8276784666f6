import { useCallback, useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useRowFocus } from './useRowFocus.ts';

const ids = ['one', 'two', 'three'];
const stay = () => {};

/** A row that is drawn again in each render of its list, as a row is whose item changes at that time. */
function Row({ id, index, isStop, onDrawn }: { id: string; index: number; isStop: boolean; onDrawn: () => void }) {
  useLayoutEffect(onDrawn);
  return (
    <button type="button" data-index={index} tabIndex={isStop ? 0 : -1}>
      {id}
    </button>
  );
}

function List() {
  const root = useRef<HTMLDivElement>(null);
  const rowElement = useCallback(
    (index: number) => root.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null,
    [],
  );
  const { currentIndex, keepFocus, rowsProps } = useRowFocus(ids, rowElement, stay, null, null);
  return (
    <div ref={root} {...rowsProps}>
      {ids.map((id, index) => (
        <Row key={id} id={id} index={index} isStop={index === currentIndex} onDrawn={keepFocus} />
      ))}
    </div>
  );
}

test('an arrow key moves focus although the rows are drawn together with it', async () => {
  const screen = await render(<List />);
  const row = (name: string) => screen.getByRole('button', { name });
  await userEvent.tab();
  await expect.element(row('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('two')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(row('three')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(row('two')).toHaveFocus();
});
