import { Profiler, type ReactNode } from 'react';
import { afterEach, expect, test, vi, type Mock } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ProgressRow } from '../ProgressRow/ProgressRow.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { applyAppearance, type Appearance } from './appearance.ts';

const rowCount = 1_000;
const root = document.documentElement;

afterEach(() => {
  for (const name of ['theme', 'density', 'contrast', 'motion']) delete root.dataset[name];
});

/** Reads the look of each row: of its bar and its button, which use every token of these modes. */
function readLooks(): string[] {
  return [...document.querySelectorAll('[data-test-row]')].map((row) =>
    [...row.querySelectorAll('[role="progressbar"], button')]
      .map((element) => {
        const { color, borderColor, minBlockSize } = getComputedStyle(element);
        return [color, borderColor, minBlockSize].join(' ');
      })
      .join('\n'),
  );
}

async function renderRows() {
  const onCommit = vi.fn();
  const counted = (rows: ReactNode) => (
    <Profiler id="rows" onRender={onCommit}>
      {/* A button that moves under the pointer renders because it is hovered, not because of the switch. */}
      <div style={{ pointerEvents: 'none' }}>{rows}</div>
    </Profiler>
  );
  await renderInKit(
    counted(
      Array.from({ length: rowCount }, (_, index) => (
        <div key={index} data-test-row>
          <ProgressRow
            title={`Closeout package ${index}`}
            statusText="Running"
            value={index % 101}
            isUnread={index % 2 === 0}
            actions={<Button size="small">Cancel</Button>}
          />
        </div>
      )),
    ),
  );
  expect(onCommit).toHaveBeenCalled();
  return onCommit;
}

/** Waits two frames, after which React has drawn any scheduled update. */
const drawTwoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Waits until mounting is over: a title is measured again when its font loads, and that commit must not count for a
 * switch.
 */
async function untilQuiet(onCommit: Mock) {
  await document.fonts.ready;
  let commits: number;
  do {
    commits = onCommit.mock.calls.length;
    for (let pair = 0; pair < 5; pair += 1) await drawTwoFrames();
  } while (onCommit.mock.calls.length > commits);
}

test('switching theme, density or contrast with 1,000 styled rows on the page makes no React commit', async () => {
  // Without motion a colour changes at once and can be read.
  applyAppearance({ theme: 'light', motion: 'reduced' });
  const onCommit = await renderRows();
  const changes: Partial<Appearance>[] = [
    { theme: 'dark' },
    { theme: 'light' },
    { density: 'compact' },
    { contrast: 'more' },
    { theme: 'dark', density: 'comfortable', contrast: 'normal' },
  ];
  await untilQuiet(onCommit);
  let before = readLooks();
  expect(before).toHaveLength(rowCount);
  onCommit.mockClear();

  for (const change of changes) {
    applyAppearance(change);
    await drawTwoFrames();
    const now = readLooks();
    const unchanged = now.filter((look, index) => look === before[index]).length;
    expect({ change, unchanged, commits: onCommit.mock.calls.length }).toEqual({ change, unchanged: 0, commits: 0 });
    before = now;
  }
});

test('theme, density, contrast and motion change their tokens without a render, and omitted ones stay', async () => {
  await renderInKit('text');
  const background = () => getComputedStyle(document.body).backgroundColor;
  const token = (name: string) => getComputedStyle(root).getPropertyValue(`--gantry-${name}`);
  applyAppearance({ theme: 'light' });
  expect(background()).toBe('oklch(0.972 0.004 255)');
  const plain = token('color-border');
  applyAppearance({ density: 'compact', contrast: 'more', motion: 'reduced' });
  expect(background()).toBe('oklch(0.972 0.004 255)');
  expect(token('density-padding-block')).toBe('4px');
  expect(token('color-border')).not.toBe(plain);
  expect(token('motion-panel')).toBe('0ms');
  expect(token('motion-fade')).toBe('120ms');
  applyAppearance({ theme: 'dark' });
  expect(background()).toBe('oklch(0.185 0.012 255)');
  expect(root.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
});

test('the bars of what scrolls have the colours of the theme', async () => {
  await renderInKit(<p>Closeout package</p>);
  const [light, dark] = (['light', 'dark'] as const).map((theme) => {
    applyAppearance({ theme });
    return getComputedStyle(root).scrollbarColor;
  });
  expect(light).not.toBe('auto');
  expect(dark).not.toBe(light);
});
