import { announce } from '@gantry/ui-kit';
import { useState } from 'react';

/** Copies texts and says so. `copied` names what was copied last, until `forget` is called; null before. */
export function useCopy() {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (text: string, name: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(name);
    announce(`${name} is copied.`);
  };
  return { copied, copy, forget: () => setCopied(null) };
}
