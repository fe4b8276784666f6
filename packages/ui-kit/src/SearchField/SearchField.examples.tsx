import { SearchField, type SearchFieldProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface OrderSearchProps extends Partial<SearchFieldProps> {
  readonly defaultText?: string;
}

export function OrderSearch({ defaultText = '', ...props }: OrderSearchProps) {
  const [text, setText] = useState(defaultText);
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
