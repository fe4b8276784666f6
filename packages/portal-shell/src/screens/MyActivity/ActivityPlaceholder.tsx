import { ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useShellMessages } from '../../languages/index.ts';
import { Part } from '../HomeScreen/HomeScreen.tsx';
import { Placeholder, Placeholders } from './MyActivity.styles.ts';

interface ActivityPlaceholderProps {
  readonly columnCount: number;
  /** True if the section could not be loaded. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The rows that a list shows while it loads. */
const rowCount = 7;

/** My Activity while its code loads, in the size of its loading lists. */
export function ActivityPlaceholder({ columnCount, hasFailed, onRetry }: ActivityPlaceholderProps) {
  const messages = useShellMessages();
  return (
    <Part title={messages.home.activity}>
      {hasFailed ? (
        <ErrorCard title={messages.errors.partUnreachable} onRetry={onRetry} />
      ) : (
        <Placeholders>
          {Array.from({ length: columnCount }, (_, index) => (
            <Placeholder key={index}>
              <Skeleton kind="row" count={rowCount} />
            </Placeholder>
          ))}
        </Placeholders>
      )}
    </Part>
  );
}
