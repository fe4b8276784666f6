import { SegmentedControl } from '@gantry/ui-kit';
import { languages, languageTags, useShellMessages } from '../../languages/index.ts';
import { languageChange } from '../../preferences/effectivePreferences.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { Controls } from './AccountPanel.styles.ts';

const themes = ['system', 'light', 'dark'] as const;
const densities = ['comfortable', 'compact'] as const;
const directions = ['ltr', 'rtl'] as const;

/** The controls of theme, density, language and direction. A change shows at once, in every tab. */
export function PreferenceControls() {
  const { account } = useShellMessages();
  const { theme, density, language, direction, change } = usePreferences();
  return (
    <Controls>
      <SegmentedControl
        label={account.theme}
        options={themes.map((id) => ({ id, label: account.themes[id] }))}
        selectedKey={theme}
        onSelectionChange={(value) => change({ theme: value })}
      />
      <SegmentedControl
        label={account.language}
        options={languageTags.map((id) => ({ id, label: languages[id].name }))}
        selectedKey={language}
        onSelectionChange={(value) => change(languageChange(value))}
      />
      <SegmentedControl
        label={account.direction}
        options={directions.map((id) => ({ id, label: account.directions[id] }))}
        selectedKey={direction}
        onSelectionChange={(value) => change({ direction: value })}
      />
      <SegmentedControl
        label={account.density}
        options={densities.map((id) => ({ id, label: account.densities[id] }))}
        selectedKey={density}
        onSelectionChange={(value) => change({ density: value })}
      />
    </Controls>
  );
}
