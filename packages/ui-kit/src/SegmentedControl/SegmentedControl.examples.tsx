import { SegmentedControl, type SegmentedControlProps } from '@gantry/ui-kit';
import { useState } from 'react';

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

interface PlainProps extends Partial<SegmentedControlProps> {
  readonly defaultSelectedKey?: string;
}

export function Plain({ defaultSelectedKey = 'system', ...props }: PlainProps) {
  const [theme, setTheme] = useState(defaultSelectedKey);
  return (
    <SegmentedControl label="Theme" options={themes} {...props} selectedKey={theme} onSelectionChange={setTheme} />
  );
}

export function Invalid() {
  const [theme, setTheme] = useState('system');
  return (
    <SegmentedControl
      label="Theme"
      options={themes}
      selectedKey={theme}
      onSelectionChange={setTheme}
      isInvalid
      errorMessage="This theme is not offered here. Choose another."
    />
  );
}

export function Disabled() {
  const [theme, setTheme] = useState('system');
  return (
    <SegmentedControl label="Theme" options={themes} selectedKey={theme} onSelectionChange={setTheme} isDisabled />
  );
}

export function LongText() {
  const [theme, setTheme] = useState('system');
  return (
    <SegmentedControl
      label="Theme"
      options={[
        { id: 'system', label: 'As this device is set' },
        { id: 'light', label: 'Always light' },
        { id: 'dark', label: 'Always dark' },
      ]}
      selectedKey={theme}
      onSelectionChange={setTheme}
    />
  );
}
