import { LoadMore } from '@gantry/ui-kit';
import { useState } from 'react';

export function ThreePages({ loadPage }: { readonly loadPage: (page: number) => Promise<void> }) {
  const [page, setPage] = useState(1);
  const [isLoading, setIsLoading] = useState(false);
  const loadNext = async () => {
    setIsLoading(true);
    await loadPage(page + 1);
    setIsLoading(false);
    setPage(page + 1);
  };
  return (
    <>
      <p>Page {page} of 3</p>
      <LoadMore hasMore={page < 3} isLoading={isLoading} onPress={() => void loadNext()} />
    </>
  );
}
