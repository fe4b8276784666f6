import { ServiceError } from '@gantry/module';
import { ErrorCard, Skeleton, useLocale } from '@gantry/ui-kit';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useShellMessages } from '../../../languages/index.ts';
import { NotAuthorizedScreen } from '../../ErrorScreens/ErrorScreens.tsx';
import { inMain } from '../../testing/ScreenStage.testing.tsx';
import type { ReportEmbedding } from '@gantry/platform-client/services/monolith/monolith.schemas';
import { fakePowerBi } from '../fakePowerBi.testing.tsx';
import { ReportFrame } from './ReportFrame.tsx';

const origin = 'https://app.powerbi.com';
const embedding: ReportEmbedding = { embedUrl: `${origin}/reportEmbed`, accessToken: 'token', expiration: 3600 };
const report =
  '<!doctype html><html lang="en"><title>Spend by vendor</title><h1>Spend by vendor</h1><p>Twelve purchase orders</p></html>';

interface FramedProps {
  readonly getEmbedding: () => Promise<ReportEmbedding>;
  /** Whether the report finishes loading. */
  readonly isDrawn: boolean;
}

/** The frame in the layout of its page, with a fake Power BI. */
function Framed({ getEmbedding, isDrawn }: FramedProps) {
  const messages = useShellMessages();
  const { locale } = useLocale();
  const [powerBi] = useState(() => {
    const fake = fakePowerBi({
      onEmbed: (iframe) => {
        if (!isDrawn) return;
        iframe.addEventListener('load', () => fake.tell('loaded'));
        Object.assign(iframe.style, { inlineSize: '100%', blockSize: '100%' });
        iframe.srcdoc = report;
      },
    });
    return fake;
  });
  return (
    <ReportFrame
      report={{ programId: 'HFR', reportId: 'spend', type: 'report' }}
      monolith={{ getReportEmbedding: getEmbedding }}
      origin={origin}
      title="Spend by vendor"
      locale={locale}
      loading={<Skeleton kind="block" />}
      unauthorized={<NotAuthorizedScreen contactSupportHref="https://support.example/contact" />}
      renderError={({ retry }) => <ErrorCard title={messages.errors.unexpected} onRetry={retry} />}
      service={powerBi.service}
    />
  );
}

const refused = (status: number) => () =>
  Promise.reject(
    new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path: '/Reports/GetPowerBiData', status }),
  );

const meta = preview.meta({
  title: 'Pages/Report',
  component: Framed,
  args: { getEmbedding: () => Promise.resolve(embedding), isDrawn: true },
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '480px' } } },
  decorators: [inMain],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(async () => expect(canvas.getByTitle('Spend by vendor')).toBeVisible());
  },
});
export const Loading = meta.story({ args: { getEmbedding: () => new Promise(() => {}) } });
export const Authorized = meta.story({ args: { isDrawn: false } });
export const Unauthorized = meta.story({ args: { getEmbedding: refused(403) } });
export const Failed = meta.story({ args: { getEmbedding: refused(500) } });
