import { ToastRegion, useLocale } from '@gantry/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { NotificationCenterProvider } from '../../data/index.ts';
import type { Demo } from './createDemoCenter.testing.ts';
import { messagesOf } from './messagesOf.testing.ts';

interface DemoStageProps {
  readonly demo: Demo;
  readonly children: ReactNode;
}

/** The providers that an app puts around the screens of a notification center. */
export function DemoStage({ demo, children }: DemoStageProps) {
  const { locale } = useLocale();
  const messages = useMemo(() => messagesOf(locale).center, [locale]);
  return (
    <NotificationCenterProvider center={demo.center} locale={locale} messages={messages}>
      {children}
      {/* Pictures hide what comes and goes by itself. */}
      <ToastRegion queue={demo.toasts} data-passing />
    </NotificationCenterProvider>
  );
}
