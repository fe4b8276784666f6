import { ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useId } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { Section, SectionTitle } from '../HomeScreen/HomeScreen.styles.ts';
import { Header, Placeholder, Placeholders, Tools } from './MyActivity.styles.ts';

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
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Header>
        <SectionTitle id={titleId}>{messages.home.activity}</SectionTitle>
        <Tools />
      </Header>
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
    </Section>
  );
}
