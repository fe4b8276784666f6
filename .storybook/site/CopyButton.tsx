import { Button, announce } from '@gantry/ui-kit';
import { useState } from 'react';

/** Copies a text and says so. */
export function CopyButton({ text, of }: { readonly text: string; readonly of: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(`${of} is copied.`);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Copy ${of}`}
      onPress={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
