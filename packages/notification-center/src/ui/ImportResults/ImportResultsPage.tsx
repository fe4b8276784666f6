import { Button, Glyph } from '@gantry/ui-kit';
import { arrowStartGlyph } from '@gantry/ui-kit/icons';
import { useImportResults, useNotification, useNotificationMessages } from '../../data/index.ts';
import { Page, PageHeader, PageTitle } from './ImportResults.styles.ts';
import { ImportResultsContent } from './ImportResultsContent.tsx';

interface ImportResultsPageProps {
  /** Id of the import's notification, which is also the background job's. */
  readonly id: string;
  /** Name of the import. The notification's title or the job's description unless given. */
  readonly title?: string | undefined;
  /** Goes back to the notification center. The page has no back button unless given. */
  readonly onBack?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** The results of an import as a page, for the result routes of an app. It shows the same as the dialog. */
export function ImportResultsPage({ id, title, onBack, className }: ImportResultsPageProps) {
  const { results } = useNotificationMessages();
  const notification = useNotification(id);
  const state = useImportResults(id);
  const name = title || notification?.title || state.results?.description;
  const heading = name ? results.titleOf(name) : results.title;
  return (
    <Page className={className}>
      <PageHeader>
        {onBack && (
          <Button
            size="small"
            variant="quiet"
            icon={<Glyph shape={arrowStartGlyph} isDirectional />}
            onPress={() => onBack()}
          >
            {results.back}
          </Button>
        )}
        <PageTitle>{heading}</PageTitle>
      </PageHeader>
      <ImportResultsContent state={state} label={heading} />
    </Page>
  );
}
