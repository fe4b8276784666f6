import { Select, type SelectProps } from '@gantry/ui-kit';
import { useState } from 'react';

const statuses = [
  { id: 'any', label: 'Any status' },
  { id: 'running', label: 'Running' },
  { id: 'completed', label: 'Completed' },
  { id: 'failed', label: 'Failed' },
];

interface PlainProps extends Partial<SelectProps> {
  readonly defaultSelectedKey?: string;
}

export function Plain({ defaultSelectedKey = 'any', ...props }: PlainProps) {
  const [status, setStatus] = useState(defaultSelectedKey);
  return <Select label="Status" options={statuses} {...props} selectedKey={status} onSelectionChange={setStatus} />;
}

export function Empty() {
  const [status, setStatus] = useState<string | null>(null);
  return (
    <Select
      label="Status"
      options={statuses}
      selectedKey={status}
      onSelectionChange={setStatus}
      placeholder="Choose a status"
    />
  );
}

export function Invalid() {
  const [status, setStatus] = useState<string | null>(null);
  return (
    <Select
      label="Status"
      options={statuses}
      selectedKey={status}
      onSelectionChange={setStatus}
      isInvalid
      errorMessage="Choose a status to go on."
    />
  );
}

export function Disabled() {
  const [status, setStatus] = useState('running');
  return <Select label="Status" options={statuses} selectedKey={status} onSelectionChange={setStatus} isDisabled />;
}

export function LongText() {
  const [status, setStatus] = useState('long');
  return (
    <Select
      label="Status"
      options={[
        ...statuses,
        { id: 'long', label: 'Waiting for the general contractor of the northern programs to confirm the closeout' },
      ]}
      selectedKey={status}
      onSelectionChange={setStatus}
    />
  );
}
