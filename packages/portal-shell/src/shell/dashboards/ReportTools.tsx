import {
  Button,
  Icon,
  IconButton,
  Link,
  toastQueue,
  Menu,
  MenuItem,
  MenuTrigger,
  useLocale,
  saveCsv,
} from '@gantry/ui-kit';
import type { RefObject } from 'react';
import type { ReportVisual } from '../../screens/dashboards/reportContent.ts';
import type { ReportHandle } from '../../screens/dashboards/ReportFrame/ReportFrame.tsx';
import { useShellMessages, type ShellMessages } from '../../languages/index.ts';
import { reportMessages } from '../../languages/en/report.ts';
import type { Place } from '@gantry/platform-client/settings/places';
import { FavouriteButton } from '../favourites/favouriteControls.tsx';
import { Tools } from './DashboardReportRoute.styles.ts';

interface ReportToolsProps {
  /** Null until the title of the report is known. */
  readonly place: Place | null;
  readonly listPath: string;
  /** The element that full screen shows. */
  readonly reportPlace: RefObject<HTMLElement | null>;
  readonly report: RefObject<ReportHandle | null>;
  /** Power BI prints, resets and exports reports only, and once they are drawn. */
  readonly isReportReady: boolean;
  /** The visuals whose data can be exported. */
  readonly visuals: readonly ReportVisual[];
  /** Shows the report as it was published. Null: it is shown so. */
  readonly onReset: (() => void) | null;
  /** Shows the report as the person left it. Null: there is nothing to restore. */
  readonly onRestore: (() => void) | null;
}

/** What a person can do with the report that is open: make it a favourite, fill the screen with it, reset or restore its view, export or print it, go back to the list. */
export function ReportTools({
  place,
  listPath,
  reportPlace,
  report,
  isReportReady,
  visuals,
  onReset,
  onRestore,
}: ReportToolsProps) {
  const { dashboards, frame } = useShellMessages();
  const messages = useShellMessages(reportMessages).report;
  const attempt = (work: Promise<void> | undefined, refusal: string) => {
    work?.catch((error: unknown) => {
      console.warn(refusal, error);
      toastQueue.add({ title: refusal, tone: 'warning' });
    });
  };
  return (
    <>
      <Tools>
        {place !== null && <FavouriteButton place={place} />}
        {document.fullscreenEnabled && (
          <IconButton
            size="small"
            label={messages.fullScreen}
            icon={<Icon name="fullScreen" />}
            onPress={() => attempt(reportPlace.current?.requestFullscreen(), frame.fullScreenRefused)}
          />
        )}
        {isReportReady && (
          <>
            <Button size="small" isDisabled={!(onRestore ?? onReset)} onPress={() => (onRestore ?? onReset)?.()}>
              {onRestore ? messages.restore : messages.reset}
            </Button>
            {visuals.length > 0 && <ExportMenu visuals={visuals} messages={messages} attempt={attempt} />}
            <Button size="small" onPress={() => attempt(report.current?.print(), messages.printRefused)}>
              {messages.print}
            </Button>
          </>
        )}
      </Tools>
      <Link href={listPath}>{dashboards.all}</Link>
    </>
  );
}

interface ExportMenuProps {
  readonly visuals: readonly ReportVisual[];
  readonly messages: ShellMessages['report'];
  /** Starts an export, and says so if it is refused. */
  readonly attempt: (work: Promise<void>, refusal: string) => void;
}

/** Saves the data behind one visual of the report as CSV. Power BI exports visuals one by one. */
function ExportMenu({ visuals, messages, attempt }: ExportMenuProps) {
  const numbers = new Intl.NumberFormat(useLocale().locale);
  const save = async (title: string, { exportData }: ReportVisual) => saveCsv(title, await exportData());
  return (
    <MenuTrigger>
      <Button size="small">{messages.exportData}</Button>
      <Menu>
        {visuals.map((visual, index) => {
          const title = visual.title || messages.visual(numbers.format(index + 1));
          return (
            <MenuItem
              key={visual.name}
              label={title}
              onAction={() => attempt(save(title, visual), messages.exportRefused(title))}
            />
          );
        })}
      </Menu>
    </MenuTrigger>
  );
}
