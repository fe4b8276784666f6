import { SegmentedControl, type SegmentedControlProps } from '@gantry/ui-kit';
import { useState } from 'react';

export const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

interface ThemeProps extends Partial<SegmentedControlProps> {
  readonly defaultSelectedKey?: string;
}

export function Theme({ defaultSelectedKey = 'system', ...props }: ThemeProps) {
  const [theme, setTheme] = useState(defaultSelectedKey);
  return (
    <SegmentedControl label="Theme" options={themes} {...props} selectedKey={theme} onSelectionChange={setTheme} />
  );
}
