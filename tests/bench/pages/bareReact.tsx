import './support/rows.css';
import { memo, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { actionOf, ageOf, readSorted, type WireItem } from './support/items.ts';
import { drive, stage } from './support/driver.ts';

/** The same list in plain React: no tokens, no accessible press events, no feed. */

const rowHeight = 112;
const overscan = 4;

let items = new Map<string, WireItem>();
const listeners = new Map<string, () => void>();
let order: readonly string[] = [];

function useItem(id: string): WireItem | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.set(id, listener);
      return () => listeners.delete(id);
    },
    [id],
  );
  return useSyncExternalStore(subscribe, () => items.get(id));
}

const Row = memo(function Row({ id, index }: { readonly id: string; readonly index: number }) {
  const item = useItem(id);
  if (item === undefined) return null;
  const { status, percentage, description, programName } = item.payload;
  return (
    <li
      className="row"
      data-unread={!item.read || undefined}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v12m-5-5 5 5 5-5M4 20h16" />
      </svg>
      <div className="title">{item.title}</div>
      <button className="action" type="button">
        {actionOf(item)}
      </button>
      <div className="content">
        <div className="description">{description}</div>
        <div
          className="bar"
          role="progressbar"
          aria-label={item.title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentage}
        >
          <div className="track">
            <div className="fill" style={{ transform: `scaleX(${percentage / 100})` }} />
          </div>
          <span>{percentage} %</span>
        </div>
        <div className="meta">
          <span>{status}</span> · <time>{ageOf(item)}</time> · <span>{programName}</span>
        </div>
      </div>
    </li>
  );
});

function List() {
  const scroller = useRef<HTMLDivElement>(null);
  const [{ top, height }, setView] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => setView({ top: 0, height: scroller.current?.clientHeight ?? 0 }), []);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(order.length, Math.ceil((top + height) / rowHeight) + overscan);
  return (
    <div
      ref={scroller}
      className="scroller"
      onScroll={({ currentTarget }) => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
    >
      <ul className="rows" style={{ blockSize: order.length * rowHeight }}>
        {height > 0 && order.slice(first, last).map((id, place) => <Row key={id} id={id} index={first + place} />)}
      </ul>
    </div>
  );
}

const root = createRoot(stage());

drive({
  open(list, answer) {
    const sorted = readSorted(answer);
    items = new Map(sorted.map((item) => [item.id, item]));
    order = sorted.map(({ id }) => id);
    root.render(<List key={list} />);
  },
  hide: () => root.render(null),
  show: () => root.render(<List />),
  update(item) {
    items.set(item.id, item);
    listeners.get(item.id)?.();
  },
  rows: () => '.row',
});
