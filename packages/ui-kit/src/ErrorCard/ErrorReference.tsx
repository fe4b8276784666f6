import { useContext, useState } from 'react';
import { referenceMessages } from '../languages/en/index.ts';
import { KitContext, useMessages } from '../theme/KitContext.ts';
import { Reference } from './ErrorCard.styles.ts';

/** The reference of an error that is shown. Nothing if the app gives none. */
export function ErrorReference({ title }: { readonly title: string }) {
  const errorReference = useContext(KitContext)?.errorReference;
  const messages = useMessages(referenceMessages);
  const [reference] = useState(() => errorReference?.(title));
  return reference === undefined ? null : <Reference>{messages.reference(reference)}</Reference>;
}
