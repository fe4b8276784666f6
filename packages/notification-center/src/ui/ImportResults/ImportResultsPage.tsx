import { Button, Glyph } from '@gantry/ui-kit';
import { arrowStartGlyph } from '@gantry/ui-kit/icons';
import { useImportResults, useNotification, useNotificationMessages } from '../../data/index.ts';
import { Page, PageHeader, PageTitle } from './ImportResults.styles.ts';
import { ImportResultsContent } from './ImportResultsContent.tsx';

/** What `ImportResultsPage` takes. */
export interface ImportResultsPageProps {
  /** Id of the import's notification, which is also the background job's. */
  readonly id: string;
  /** Name of the import; otherwise the notification's, or the job's description. */
  readonly title?: string | undefined;
  /** Gives the page a way back to the notification center. */
  readonly onBack?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** The results of an import as a page of its own, for the result routes of an app. It shows what the dialog shows. */
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
