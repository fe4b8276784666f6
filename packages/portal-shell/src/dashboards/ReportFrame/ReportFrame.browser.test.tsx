import { ServiceError } from '@gantry/module';
import { ThemeProvider } from '@gantry/ui-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ReportEmbedding } from '../../services/monolith/monolith.schemas.ts';
import { fakePowerBi } from '../fakePowerBi.testing.tsx';
import { ReportFrame } from './ReportFrame.tsx';

const embedding: ReportEmbedding = {
  embedUrl: 'https://app.powerbi.com/reportEmbed',
  accessToken: 'token-1',
  expiration: 3600,
};

function start(...answers: (ReportEmbedding | Error)[]) {
  const setAccessToken = vi.fn<(token: string) => Promise<void>>(() => Promise.resolve());
  const powerBi = { ...fakePowerBi({ setAccessToken }), setAccessToken };
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
        service={powerBi.service}
      />
    </ThemeProvider>
  );
  return { frame: frameNamed('Cost to Complete'), frameNamed, powerBi, getReportEmbedding, states };
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

describe('tokens', () => {
  test('a new token is passed to the shown report without reloading it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const { frame, powerBi, getReportEmbedding, states } = start(embedding, { ...embedding, accessToken: 'token-2' });
      await render(frame);
      await expect.poll(() => states).toContain('authorized');
      powerBi.tell('loaded');
      await vi.advanceTimersByTimeAsync(3480 * 1000);
      await expect.poll(() => powerBi.setAccessToken).toHaveBeenCalledExactlyOnceWith('token-2');
      expect(getReportEmbedding).toHaveBeenCalledTimes(2);
      expect(powerBi.embeddings).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a token that Power BI calls expired is replaced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const { frame, powerBi, states } = start(embedding, { ...embedding, accessToken: 'token-2' });
      await render(frame);
      await expect.poll(() => states).toContain('authorized');
      powerBi.tell('loaded');
      powerBi.tell('error', 'TokenExpired');
      await vi.advanceTimersByTimeAsync(5000);
      await expect.poll(() => powerBi.setAccessToken).toHaveBeenCalledExactlyOnceWith('token-2');
      expect(states).not.toContain('error');
    } finally {
      vi.useRealTimers();
    }
  });

  describe('a replacement that is refused', () => {
    const short = { ...embedding, expiration: 60 };

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      return () => vi.useRealTimers();
    });

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

    async function shown(...answers: (ReportEmbedding | Error)[]) {
      const started = start(...answers);
      await render(started.frame);
      await expect.poll(() => started.states).toContain('authorized');
      started.powerBi.tell('loaded');
      await expect.poll(() => started.states).toContain('ready');
      return started;
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

    test('until the token ends: then the report is an error', async () => {
      const { states, getReportEmbedding } = await shown(short, refused(503));
      await pass(58);
      expect(states).toEqual(['loading', 'authorized', 'ready']);
      expect(getReportEmbedding.mock.calls.length).toBeGreaterThan(2);
      await pass(5);
      expect(states.at(-1)).toBe('error');
    });

    test('after Power BI called the token expired: an error', async () => {
      const { powerBi, states } = await shown(short, refused(503));
      powerBi.tell('error', 'TokenExpired');
      await pass(7);
      expect(states.at(-1)).toBe('error');
    });
  });
});
