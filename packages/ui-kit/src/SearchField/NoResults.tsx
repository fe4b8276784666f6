import { OneKindSkeleton } from '../Skeleton/OneKindSkeleton.tsx';
import { TextPlaceholder } from '../Skeleton/Skeleton.styles.ts';
import { Message, Waiting } from './SearchResults.styles.ts';

interface NoResultsProps {
  readonly isLoading: boolean;
  /** Undefined if the search did not fail. */
  readonly errorMessage: string | undefined;
  readonly emptyText: string;
}

/** What stands in a list of results while it has none: placeholders, an error, or the text for no results. */
export function NoResults({ isLoading, errorMessage, emptyText }: NoResultsProps) {
  if (isLoading) {
    return (
      <Waiting>
        <OneKindSkeleton kind="text" shape={TextPlaceholder} count={2} />
      </Waiting>
    );
  }
  if (errorMessage === undefined) return <Message>{emptyText}</Message>;
  return (
    <Message role="alert" data-error>
      {errorMessage}
    </Message>
  );
}
