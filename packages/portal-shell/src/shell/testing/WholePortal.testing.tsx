import type { FakePlatform } from '@gantry/notification-center/testing';
import { useLocale } from '@gantry/ui-kit';
import { createFakePortal, type FakePortalOptions } from './createFakePortal.testing.tsx';
import { ShellStage, type ShellStageProps } from './ShellStage.testing.tsx';
import { languageOf, sourceLanguage } from '../../languages/index.ts';

export interface WholePortalProps extends FakePortalOptions, Pick<ShellStageProps, 'path'> {
  /** Creates the source of notifications; by default it has one announcement. */
  readonly createPlatform?: () => FakePlatform;
}

/**
 * The portal at a path, for stories. The frame sets theme and language itself, so it starts with those of the toolbar.
 */
export function WholePortal({ path = '/', createPlatform, ...options }: WholePortalProps) {
  const { locale } = useLocale();
  const { theme: shown } = document.documentElement.dataset;
  const theme = shown === 'light' || shown === 'dark' ? shown : 'system';
  const language = languageOf(locale) ?? sourceLanguage;
  return (
    <ShellStage
      key={`${language} ${theme}`}
      portal={createFakePortal(options)}
      path={path}
      language={language}
      theme={theme}
      {...(createPlatform && { platform: createPlatform() })}
    />
  );
}
