import './support/rows.css';
import { actionOf, ageOf, readSorted, type WireItem } from './support/items.ts';
import { drive, stage } from './support/driver.ts';

/** The lower bound: a windowed list in plain DOM that does only the necessary work. */

const rowHeight = 112;
const overscan = 4;

const template = document.createElement('template');
template.innerHTML = `<li class="row">
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v12m-5-5 5 5 5-5M4 20h16" /></svg>
  <div class="title"></div>
  <button class="action" type="button"></button>
  <div class="content">
    <div class="description"></div>
    <div class="bar" role="progressbar" aria-valuemin="0" aria-valuemax="100">
      <div class="track"><div class="fill"></div></div><span class="percent"></span>
    </div>
    <div class="meta"><span class="status"></span> · <time></time> · <span class="program"></span></div>
  </div>
</li>`;

interface Row {
  readonly element: HTMLElement;
  readonly update: (item: WireItem) => void;
}

function part(element: HTMLElement, selector: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The row has no ${selector}.`);
  return found;
}

function createRow(first: WireItem, index: number): Row {
  const element = template.content.cloneNode(true).firstChild as HTMLElement;
  element.style.transform = `translateY(${index * rowHeight}px)`;
  const parts = {
    title: part(element, '.title'),
    action: part(element, '.action'),
    description: part(element, '.description'),
    bar: part(element, '.bar'),
    fill: part(element, '.fill'),
    percent: part(element, '.percent'),
    status: part(element, '.status'),
    time: part(element, 'time'),
    program: part(element, '.program'),
  };
  const write = (target: HTMLElement, text: string) => {
    if (target.textContent !== text) target.textContent = text;
  };
  const update = (item: WireItem) => {
    const { status, percentage, description, programName } = item.payload;
    element.toggleAttribute('data-unread', !item.read);
    write(parts.title, item.title);
    write(parts.action, actionOf(item));
    write(parts.description, description);
    parts.bar.ariaLabel = item.title;
    parts.bar.ariaValueNow = String(percentage);
    parts.fill.style.transform = `scaleX(${percentage / 100})`;
    write(parts.percent, `${percentage} %`);
    write(parts.status, status);
    write(parts.time, ageOf(item));
    write(parts.program, programName);
  };
  update(first);
  return { element, update };
}

interface List {
  readonly element: HTMLElement;
  readonly draw: () => void;
  readonly update: (item: WireItem) => void;
}

let items = new Map<string, WireItem>();
let order: readonly string[] = [];

function createList(): List {
  const rows = new Map<string, Row>();
  const element = document.createElement('div');
  const list = document.createElement('ul');
  element.className = 'scroller';
  list.className = 'rows';
  list.style.blockSize = `${order.length * rowHeight}px`;
  element.append(list);

  function draw() {
    const { scrollTop, clientHeight } = element;
    const first = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
    const last = Math.min(order.length, Math.ceil((scrollTop + clientHeight) / rowHeight) + overscan);
    const shown = new Set(order.slice(first, last));
    for (const [id, row] of rows) {
      if (shown.has(id)) continue;
      row.element.remove();
      rows.delete(id);
    }
    for (let index = first; index < last; index += 1) {
      const id = order[index] ?? '';
      const item = items.get(id);
      if (item === undefined || rows.has(id)) continue;
      const row = createRow(item, index);
      rows.set(id, row);
      list.append(row.element);
    }
  }

  element.addEventListener('scroll', draw, { passive: true });
  return { element, draw, update: (item) => rows.get(item.id)?.update(item) };
}

let list = createList();

function show() {
  list = createList();
  stage().append(list.element);
  list.draw();
}

drive({
  open(_, answer) {
    list.element.remove();
    const sorted = readSorted(answer);
    items = new Map(sorted.map((item) => [item.id, item]));
    order = sorted.map(({ id }) => id);
    show();
  },
  hide: () => list.element.remove(),
  show,
  update(item) {
    items.set(item.id, item);
    list.update(item);
  },
  rows: () => '.row',
});
