import { Button } from '@gantry/ui-kit';
import { useCopy } from './useCopy.ts';

/** Copies a text and says so. */
export function CopyButton({ text, of }: { readonly text: string; readonly of: string }) {
  const { copied, copy, forget } = useCopy();
  return (
    <Button variant="quiet" size="small" aria-label={`Copy ${of}`} onPress={() => void copy(text, of)} onBlur={forget}>
      {copied === null ? 'Copy' : 'Copied'}
    </Button>
  );
}
