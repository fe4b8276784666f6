import { useContext, useState } from 'react';
import { referenceTexts } from '../messages/english.ts';
import { KitContext, useTexts } from '../theme/KitContext.ts';
import { Reference } from './ErrorCard.styles.ts';

/** The reference of an error that is shown. Nothing if the app gives none. */
export function ErrorReference({ title }: { readonly title: string }) {
  const errorReference = useContext(KitContext)?.errorReference;
  const messages = useTexts(referenceTexts);
  const [reference] = useState(() => errorReference?.(title));
  return reference === undefined ? null : <Reference>{messages.reference(reference)}</Reference>;
}
