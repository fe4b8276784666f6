import { Select, type SelectProps } from '@gantry/ui-kit';
import { useState } from 'react';

export const statuses = [
  { id: 'any', label: 'Any status' },
  { id: 'running', label: 'Running' },
  { id: 'completed', label: 'Completed' },
  { id: 'failed', label: 'Failed' },
];

interface StatusProps extends Partial<SelectProps> {
  readonly defaultSelectedKey?: string | null;
}

export function Status({ defaultSelectedKey = 'any', ...props }: StatusProps) {
  const [status, setStatus] = useState(defaultSelectedKey);
  return <Select label="Status" options={statuses} {...props} selectedKey={status} onSelectionChange={setStatus} />;
}
