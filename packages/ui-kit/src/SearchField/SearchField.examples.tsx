import { SearchField, type SearchFieldProps } from '@gantry/ui-kit';
import { useState } from 'react';

export function Plain(props: Partial<SearchFieldProps>) {
  const [text, setText] = useState('');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      {...props}
      value={text}
      onChange={setText}
    />
  );
}

interface TextSearchProps {
  readonly onSubmit: (text: string) => void;
}

export function WithText({ onSubmit }: TextSearchProps) {
  const [text, setText] = useState('PO-104001');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
    />
  );
}

const orders = [
  { id: 'PO-104001', title: 'PO-104001', description: 'Northwind Wireless Expansion' },
  { id: 'PO-104002', title: 'PO-104002', description: 'Northwind Wireless Expansion' },
  { id: 'PO-114001', title: 'PO-114001', description: 'Harbor Fiber Rollout' },
];

interface OrderSearchProps extends TextSearchProps {
  readonly onAction: (id: string) => void;
}

export function WithResults({ onSubmit, onAction }: OrderSearchProps) {
  const [text, setText] = useState('104');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      results={orders}
      onAction={onAction}
    />
  );
}

export function Loading({ onSubmit, onAction }: OrderSearchProps) {
  const [text, setText] = useState('104');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      isLoading
      onAction={onAction}
    />
  );
}

export function NothingFound({ onSubmit, onAction }: OrderSearchProps) {
  const [text, setText] = useState('999');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      results={[]}
      onAction={onAction}
    />
  );
}

export function Failed({ onSubmit, onAction }: OrderSearchProps) {
  const [text, setText] = useState('104');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      errorMessage="An error occurred, please try again"
      onAction={onAction}
    />
  );
}

const manyOrders = Array.from({ length: 40 }, (_, index) => ({
  id: `PO-${104_001 + index}`,
  title: `PO-${104_001 + index}`,
  description: 'Great Lakes and Upper Midwest small cell densification, municipal rights of way',
}));

export function ManyResults({ onSubmit, onAction }: OrderSearchProps) {
  const [text, setText] = useState('10');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      results={manyOrders}
      onAction={onAction}
    />
  );
}

export function OnBar({ onSubmit }: TextSearchProps) {
  const [text, setText] = useState('');
  return (
    <SearchField
      aria-label="Search purchase orders"
      placeholder="PO Number"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
      variant="bar"
    />
  );
}
