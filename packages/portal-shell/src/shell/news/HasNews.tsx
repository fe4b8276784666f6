import { useEffect } from 'react';
import { useHasNews } from './useHasNews.ts';

/** Tells whether there are news, without rendering its parent again as {@link useHasNews} does when the start is past. It draws nothing. */
export function HasNews({ onChange }: { readonly onChange: (hasNews: boolean) => void }) {
  const hasNews = useHasNews();
  useEffect(() => onChange(hasNews), [hasNews, onChange]);
  return null;
}
