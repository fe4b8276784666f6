import { ServiceError } from '@gantry/module';
import { ThemeProvider } from '@gantry/ui-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testHostProps } from '../environment.testing.tsx';
import { ViewHost, type ViewHostProps } from './ViewHost.tsx';

declare global {
  interface Window {
    order: string[];
    pwned?: unknown;
  }
}

const refused = (status: number) =>
  new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path: '/Views/x', status });

/** A monolith that answers with one view or a refusal. */
const monolith = (answer: string | Error): ViewHostProps['monolith'] => ({
  getView: () => (typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)),
  getViewVersion: () => Promise.resolve(null),
});
const props = (answer: string | Error, change: Partial<ViewHostProps> = {}): ViewHostProps => ({
  ...testHostProps(),
  monolith: monolith(answer),
  views: { scriptFolders: ['', '/slow'], styleOrigins: [] },
  question: { service: 'monolith', path: '/Views/workOrder', query: {}, isProgramRequired: true },
  isDebug: true,
  ...change,
});
const host = (of: ViewHostProps) => (
  <ThemeProvider locale="en-US">
    <ViewHost {...of} />
  </ThemeProvider>
);

/** Opens a view, and waits for its heading. */
async function show(of: ViewHostProps, heading = 'Work orders') {
  const screen = await render(host(of));
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  return screen;
}

beforeEach(() => {
  window.order = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const page =
  '<h1>Work orders</h1><script src="../first.js"></script><p>Between</p><script src="../second.js"></script>';

describe('a view', () => {
  test('shows nothing that is hidden, has fields of one height, and cells that begin where their column does', async () => {
    const parted = ['header', 'toolbar', 'form', 'field', 'choices', 'choice', 'files'];
    const names = ['view', ...parted.map((part) => `view-${part}`)];
    const parts = names.map((name) => `<div class="${name}" hidden><p>${name}</p></div>`);
    const fields = '<input><select><option>North</option></select><input type="date"><input type="file">';
    const table = '<table dir="rtl"><tr><td>موقع</td></tr><tr><td dir="auto">North</td></tr></table>';
    const screen = await show(props(`<h1>Work orders</h1>${parts.join('')}<form>${fields}</form>${table}`));
    const shown = names.filter((name) => screen.getByText(name, { exact: true }).element().checkVisibility());
    expect(shown).toEqual([]);
    const elements = [...screen.container.querySelectorAll('input, select')];
    const heights = elements.map((element) => element.getBoundingClientRect().height);
    expect(new Set(heights).size, heights.join(', ')).toBe(1);
    const { appearance, backgroundImage } = getComputedStyle(screen.getByRole('combobox').element());
    expect(appearance).toBe('none');
    expect(backgroundImage).toContain('gradient');
    const { direction, textAlign } = getComputedStyle(screen.getByRole('cell', { name: 'North' }).element());
    expect([direction, textAlign]).toEqual(['ltr', 'right']);
  });

  test('is put into the page, and its scripts run in order with the context', async () => {
    const states: string[] = [];
    const screen = await show(props(page, { onStateChange: ({ kind }) => states.push(kind) }));
    expect(window.order).toEqual(['first, in NWX', 'inside true', 'second', 'ready with true']);
    expect(states).toEqual(['start', 'loading', 'done']);
    expect(window.Gantry?.currentModule?.module.name).toBe('Workflow');

    await screen.unmount();
    expect(window.Gantry?.currentModule).toBeNull();
    window.dispatchEvent(new Event('view-event'));
    expect(window.order).not.toContain('heard');
  });

  test('runs its scripts each time it is opened, with another query too', async () => {
    const screen = await show(props(page));
    window.order = [];
    const question = { ...props(page).question, query: { workOrderId: '7' } };
    await screen.rerender(host(props(page, { question })));
    await expect.poll(() => window.order).toContain('ready with true');
  });

  test('loses harmful content', async () => {
    const harmful = [
      '<h1 onclick="window.pwned=1" style="color:red">Harmless</h1>',
      '<script>window.pwned = 2</script>',
      '<button popovertarget="over">Open</button><p id="over" popover>Over</p>',
      '<img src="x.png" onerror="window.pwned = 3" alt="Plan">',
      '<a href="javascript:window.pwned=4">Link</a>',
      '<iframe srcdoc="<script>parent.pwned=5</script>"></iframe>',
      '<form><input name="note" aria-label="Note"></form>',
    ].join('');
    const screen = await render(host(props(harmful)));
    const heading = screen.getByRole('heading', { name: 'Harmless' });
    await expect.element(heading).toBeVisible();
    await heading.click();
    expect(window.pwned).toBeUndefined();
    expect(heading.element().getAttributeNames()).toEqual(['style']);
    await screen.getByRole('button', { name: 'Open' }).click();
    const container = heading.element().parentElement;
    expect(container?.querySelectorAll('script, iframe, [onerror], [href], [popover], :popover-open')).toHaveLength(0);
    // The monolith serves the images of its views.
    expect(screen.getByAltText('Plan').element().getAttribute('src')).toMatch(/\/fixtures\/Views\/x\.png$/);
    await expect.element(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
  });
});

test.each([
  '<div class="over" style="position: fixed; inset: 0; z-index: 99999; background: red"></div>',
  '<style>.over { position: var(--p); --p: fixed; inset: -900px; z-index: 99999 }</style><div class="over"></div>',
  '<style>body { position: fixed; inset: -900px; z-index: 99999; margin: -900px; background: red }</style><p>Over</p>',
  '<style>h1::after { content: ""; position: absolute; inset: -900px; box-shadow: 0 0 0 900px red }</style>',
])('a view lays nothing over the shell: %s', async (html) => {
  const screen = await render(
    <>
      <button type="button">Menu</button>
      {host(props(`<h1>Crews</h1>${html}`))}
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Crews' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Menu' }).element();
  const { x, y, width, height } = button.getBoundingClientRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
});

test('a view has the style sheet that it links, and is shown without one that is missing or of another origin', async () => {
  const warn = vi.mocked(console.warn);
  const links = ['../view.css', '../missing.css', 'https://evil.example/x.css'];
  const html = `<h1>Sites</h1>${links.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}`;
  const screen = await render(host(props(html)));
  const heading = screen.getByRole('heading', { name: 'Sites' });
  await expect.element(heading).toBeVisible();
  expect(getComputedStyle(heading.element()).letterSpacing).toBe('3px');
  const said = warn.mock.calls.map(([text]) => String(text)).join('\n');
  expect(said).toMatch(/missing\.css of a view was not loaded/);
  expect(said).toContain('<link href="https://evil.example/x.css">: Serve the style sheet');
});

test('what of a view does not run is said once, with what to do', async () => {
  const warn = vi.mocked(console.warn);
  const html = '<h1>Once</h1><p onclick="go()">Go</p><script>go()</script>';
  for (const visit of ['first', 'second']) {
    const screen = await render(host(props(html)));
    await expect.element(screen.getByRole('heading', { name: 'Once' }), { message: visit }).toBeVisible();
    await screen.unmount();
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/onclick of <p>: Listen in a script[^]*script> without src: Put /);
});

test('pictures of a view come from the monolith, in srcset too, and an invalid address does not stop the view', async () => {
  const answer = [
    '<h1>Plans</h1>',
    '<img alt="Bad" src="http://[bad">',
    '<picture><source srcset="wide.png 2x"><img alt="Plan" src="plan.png" srcset="plan.png 1x, big.png 2x"></picture>',
  ].join('');
  const screen = await show(props(answer), 'Plans');
  expect(screen.getByAltText('Bad').element().hasAttribute('src')).toBe(false);
  const plan = screen.getByAltText('Plan').element();
  expect(plan.getAttribute('srcset')).toMatch(/\/fixtures\/Views\/plan\.png 1x, \S+\/fixtures\/Views\/big\.png 2x$/);
  expect(plan.previousElementSibling?.getAttribute('srcset')).toMatch(/\/fixtures\/Views\/wide\.png 2x$/);
});

describe("the version of the monolith's build", () => {
  test('is read once, however many views are opened', async () => {
    const getViewVersion = vi.fn<ViewHostProps['monolith']['getViewVersion']>(() => Promise.resolve(null));
    const asked = { ...monolith('<h1>One</h1>'), getViewVersion };
    for (const path of ['/Views/one', '/Views/two']) {
      const screen = await show(props('', { monolith: asked, question: { ...props('').question, path } }), 'One');
      await screen.unmount();
    }
    expect(getViewVersion).toHaveBeenCalledOnce();
  });

  test('is read again if its scripts are gone, and the view opens with those of the new build', async () => {
    const getViewVersion = vi
      .fn<ViewHostProps['monolith']['getViewVersion']>()
      .mockResolvedValueOnce('1')
      .mockResolvedValueOnce(null);
    await show(props('', { monolith: { ...monolith(page), getViewVersion } }));
    await expect.poll(() => window.order).toContain('ready with true');
    expect(getViewVersion).toHaveBeenCalledTimes(2);
  });
});

describe('a view that fails leaves the shell alive, with a retry', () => {
  test.each([
    ['a script that throws', '<script src="../throws.js"></script>', /the script threw/],
    ['a script that is not there', '<script src="../missing.js"></script>', /could not be loaded/],
    [
      'a script of another origin',
      '<script src="https://evil.example/x.js"></script>',
      /not in a folder that the portal runs scripts from/,
    ],
    ['a refusal of the monolith', refused(500), /status 500/],
  ])('%s', async (_, answer, reason) => {
    const screen = await render(host(props(answer)));
    await expect.element(screen.getByText(reason)).toBeVisible();
    expect(window.Gantry?.currentModule ?? null).toBeNull();
  });

  test('403: the 401 page in its place', async () => {
    const screen = await render(host(props(refused(403))));
    await expect.element(screen.getByText('Not Authorized!')).toBeVisible();
  });
});
