import { ServiceError } from '@gantry/module';
import { ThemeProvider } from '@gantry/ui-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ReportEmbedding } from '@gantry/platform-client/services/monolith/monolith.schemas';
import { fakePowerBi } from '../fakePowerBi.testing.tsx';
import type { ReportVisual } from '../reportContent.ts';
import { ReportFrame } from './ReportFrame.tsx';

const embedding: ReportEmbedding = {
  embedUrl: 'https://app.powerbi.com/reportEmbed',
  accessToken: 'token-1',
  expiration: 3600,
};

const sampleVisuals = [
  { name: 'v1', title: 'Spend by vendor', type: 'barChart', data: 'Vendor,Spend' },
  { name: 'v2', title: 'Vendor', type: 'slicer', data: null },
  { name: 'v3', title: '', type: 'tableEx', data: null },
];

function start(...answers: (ReportEmbedding | Error)[]) {
  return startIn(null, ...answers);
}

/** Shows a report that was left in a view. */
function startIn(view: string | null, ...answers: (ReportEmbedding | Error)[]) {
  const setAccessToken = vi.fn<(token: string) => Promise<void>>(() => Promise.resolve());
  const powerBi = { ...fakePowerBi({ setAccessToken, visuals: sampleVisuals }), setAccessToken };
  const onViewChange = vi.fn<(view: string | null) => void>();
  const onVisualsChange = vi.fn<(visuals: readonly ReportVisual[]) => void>();
  const getReportEmbedding = vi.fn<() => Promise<ReportEmbedding>>(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? embedding);
  });
  const states: string[] = [];
  const frameNamed = (title: string) => (
    <ThemeProvider locale="en-US">
      <ReportFrame
        report={{ programId: 'NWX', reportId: '3', type: 'report' }}
        monolith={{ getReportEmbedding }}
        origin="https://app.powerbi.com"
        title={title}
        locale="en-US"
        loading={<p>Loading</p>}
        unauthorized={<p>Not Authorized!</p>}
        renderError={({ retry }) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
        onStateChange={({ kind }) => states.push(kind)}
        view={view}
        onViewChange={onViewChange}
        onVisualsChange={onVisualsChange}
        service={powerBi.service}
      />
    </ThemeProvider>
  );
  return {
    frame: frameNamed('Cost to Complete'),
    frameNamed,
    powerBi,
    getReportEmbedding,
    states,
    onViewChange,
    onVisualsChange,
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const refused = (status: number) =>
  new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path: '/Reports/GetPowerBiData', status });

describe('"Report: loading, authorized, ready, error, unauthorized"', () => {
  test('loading → authorized → ready, with a named frame', async () => {
    const { frame, powerBi, states } = start(embedding);
    const screen = await render(frame);
    await expect.poll(() => states).toEqual(['loading', 'authorized']);
    await expect.element(screen.getByText('Loading')).toBeVisible();
    powerBi.tell('loaded');
    await expect.element(screen.getByTitle('Cost to Complete')).toBeVisible();
    await expect.element(screen.getByText('Loading')).not.toBeInTheDocument();
    expect(states).toEqual(['loading', 'authorized', 'ready']);
    expect(powerBi.embeddings).toHaveLength(1);
  });

  test.each([
    ['the id in its address', 'https://app.powerbi.com/reportEmbed?reportId=f6bfd646&groupId=1', 'f6bfd646'],
    ['that of the list if its address has none', embedding.embedUrl, '3'],
  ])('Power BI is asked for %s', async (_, embedUrl, id) => {
    const { frame, powerBi } = start({ ...embedding, embedUrl });
    await render(frame);
    await expect.poll(() => powerBi.embeddings).toMatchObject([{ id }]);
  });

  test('a title that loads later names the frame without reloading it', async () => {
    const { frameNamed, powerBi, states } = start(embedding);
    const screen = await render(frameNamed('Report'));
    await expect.poll(() => states).toEqual(['loading', 'authorized']);
    powerBi.tell('loaded');
    await expect.element(screen.getByTitle('Report')).toBeVisible();
    await screen.rerender(frameNamed('Cost to Complete'));
    await expect.element(screen.getByTitle('Cost to Complete')).toBeVisible();
    expect(powerBi.embeddings).toHaveLength(1);
  });

  test('403: unauthorized', async () => {
    const { frame, states } = start(refused(403));
    const screen = await render(frame);
    await expect.element(screen.getByText('Not Authorized!')).toBeVisible();
    expect(states).toEqual(['loading', 'unauthorized']);
  });

  test.each(['a refusal', 'an error that Power BI tells'])('%s: error, and a retry starts over', async (which) => {
    const { frame, powerBi, states, getReportEmbedding } =
      which === 'a refusal' ? start(refused(500), embedding) : start(embedding);
    const screen = await render(frame);
    if (which !== 'a refusal') {
      await expect.poll(() => states).toEqual(['loading', 'authorized']);
      powerBi.tell('error', 'LoadReportFailed');
    }
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => states.slice(-2)).toEqual(['loading', 'authorized']);
    expect(getReportEmbedding).toHaveBeenCalledTimes(2);
  });
});

test.each(['https://reports.example/reportEmbed', 'not an address'])(
  '%s is not the configured origin: an error, and no token is sent there',
  async (embedUrl) => {
    const { frame, powerBi, states } = start({ ...embedding, embedUrl });
    const screen = await render(frame);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(states).toEqual(['loading', 'error']);
    expect(powerBi.embeddings).toEqual([]);
  },
);

describe('the view of a report: filters, slicers and page', () => {
  async function drawn(view: string | null) {
    const started = startIn(view, embedding);
    await render(started.frame);
    await expect.poll(() => started.states).toContain('authorized');
    started.powerBi.tell('loaded');
    started.powerBi.tell('rendered');
    await expect.poll(() => started.onVisualsChange.mock.calls.length).toBe(1);
    return started;
  }

  test('is told after a change, and as the published one when the report is back at it', async () => {
    const { powerBi, onViewChange } = await drawn(null);
    expect(onViewChange).not.toHaveBeenCalled();
    powerBi.draw('two vendors');
    await expect.poll(() => onViewChange.mock.calls).toEqual([['two vendors']]);
    powerBi.draw('as published');
    await expect.poll(() => onViewChange.mock.calls).toEqual([['two vendors'], [null]]);
    expect(powerBi.embeddings).toHaveLength(1);
    expect(powerBi.embeddings[0]).not.toHaveProperty('bookmark');
  });

  test('is told although it changes before Power BI has named the published one', async () => {
    const { frame, powerBi, states, onViewChange } = start(embedding);
    await render(frame);
    await expect.poll(() => states).toContain('authorized');
    powerBi.tell('loaded');
    powerBi.tell('rendered');
    powerBi.draw('two vendors');
    await expect.poll(() => onViewChange.mock.calls).toEqual([['two vendors']]);
    powerBi.draw('as published');
    await expect.poll(() => onViewChange.mock.calls).toEqual([['two vendors'], [null]]);
  });

  test('is the one in which the report opens', async () => {
    const { powerBi, onViewChange } = await drawn('two vendors');
    expect(powerBi.embeddings).toMatchObject([{ bookmark: { state: 'two vendors' } }]);
    powerBi.draw('three vendors');
    powerBi.draw('two vendors');
    await expect.poll(() => onViewChange.mock.lastCall).toEqual(['two vendors']);
  });

  test('is not told of a report that has none', async () => {
    const { powerBi, onViewChange, onVisualsChange } = await drawn(null);
    powerBi.draw(null);
    await expect.poll(() => onVisualsChange.mock.calls.length).toBe(2);
    expect(onViewChange).not.toHaveBeenCalled();
  });

  test('is given up if the report fails in it twice', async () => {
    const { frame, powerBi, states, onViewChange } = startIn('two vendors', embedding);
    const screen = await render(frame);
    for (const failure of [1, 2]) {
      await expect.poll(() => states.filter((state) => state === 'authorized').length).toBe(failure);
      powerBi.tell('error', 'LoadReportFailed');
      await screen.getByRole('button', { name: 'Try again' }).click();
    }
    await expect.poll(() => powerBi.embeddings).toHaveLength(3);
    expect(powerBi.embeddings.map(({ bookmark }) => bookmark?.state)).toEqual([
      'two vendors',
      'two vendors',
      undefined,
    ]);
    expect(onViewChange.mock.calls).toEqual([[null]]);
  });

  test('comes with the visuals of the page that have data to export', async () => {
    const { onVisualsChange } = await drawn(null);
    const [visuals = []] = onVisualsChange.mock.lastCall ?? [];
    expect(visuals.map(({ name, title }) => `${name} ${title}`)).toEqual(['v1 Spend by vendor', 'v3 ']);
    await expect(visuals[0]?.exportData()).resolves.toBe('Vendor,Spend');
    await expect(visuals[1]?.exportData()).rejects.toThrow('not allowed');
  });
});

describe('tokens', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    return () => vi.useRealTimers();
  });

  async function shown(...answers: (ReportEmbedding | Error)[]) {
    const started = start(...answers);
    await render(started.frame);
    await expect.poll(() => started.states).toContain('authorized');
    started.powerBi.tell('loaded');
    await expect.poll(() => started.states).toContain('ready');
    return started;
  }

  describe('a replacement that is refused', () => {
    const short = { ...embedding, expiration: 60 };

    /** Lets seconds pass one by one, so that React can react to each. */
    async function pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        await vi.advanceTimersByTimeAsync(1000);
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        });
      }
    }

    test.each([503, 403])('%i once: the report stays, and the next answer replaces the token', async (status) => {
      const { powerBi, states } = await shown(short, refused(status), { ...embedding, accessToken: 'token-2' });
      await pass(65);
      expect(powerBi.setAccessToken).toHaveBeenCalledExactlyOnceWith('token-2');
      expect(states).toEqual(['loading', 'authorized', 'ready']);
      expect(powerBi.embeddings).toHaveLength(1);
    });

    test('never in ten renewals: each replaces the token, and the report is not loaded again', async () => {
      const answers = Array.from({ length: 11 }, (_, index) => ({ ...short, accessToken: `token-${String(index)}` }));
      const { powerBi, states } = await shown(...answers);
      for (let renewal = 1; renewal <= 10; renewal += 1) {
        await pass(46);
        expect(powerBi.setAccessToken).toHaveBeenCalledTimes(renewal);
        expect(powerBi.setAccessToken).toHaveBeenLastCalledWith(`token-${String(renewal)}`);
      }
      expect(powerBi.embeddings).toHaveLength(1);
      expect(states).toEqual(['loading', 'authorized', 'ready']);
    });

    test('503 beyond the end of the token: what is drawn stays, and the next answer replaces the token', async () => {
      const refusals = [1, 2, 3].map(() => refused(503));
      const { powerBi, states } = await shown(short, ...refusals, { ...embedding, accessToken: 'token-2' });
      powerBi.tell('error', 'TokenExpired');
      await pass(100);
      expect(powerBi.setAccessToken).toHaveBeenCalledExactlyOnceWith('token-2');
      expect(states).toEqual(['loading', 'authorized', 'ready']);
    });

    test('404 beyond the end of the token: then the report is an error', async () => {
      const { states } = await shown(short, refused(404));
      await pass(98);
      expect(states).toEqual(['loading', 'authorized', 'ready', 'error']);
    });

    test('a token that ended while the machine slept, and no timer ran, is replaced when it wakes', async () => {
      const { powerBi } = await shown(embedding, { ...embedding, accessToken: 'token-2' });
      vi.setSystemTime(Date.now() + 7_200_000);
      window.dispatchEvent(new Event('online'));
      await expect.poll(() => powerBi.setAccessToken).toHaveBeenCalledExactlyOnceWith('token-2');
    });
  });
});
