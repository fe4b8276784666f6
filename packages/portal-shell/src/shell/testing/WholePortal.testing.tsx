import { useLocale } from '@gantry/ui-kit';
import { createFakePortal, type FakePortalOptions } from './createFakePortal.testing.tsx';
import { ShellStage, type ShellStageProps } from './ShellStage.testing.tsx';
import { languageOf, sourceLanguage } from '../../languages/index.ts';

/**
 * The portal at a path, for stories. The frame sets theme and language itself, so it starts with those of the toolbar.
 */
export function WholePortal({ path = '/', ...options }: FakePortalOptions & Pick<ShellStageProps, 'path'>) {
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
    />
  );
}
