import { Button, Menu, MenuItem, MenuTrigger, saveCsv, useLocale } from '@gantry/ui-kit';
import type { ReportVisual } from '../../dashboards/reportContent.ts';
import type { ShellMessages } from '../../languages/index.ts';

interface ExportMenuProps {
  /** The visuals of the page that is shown. */
  readonly visuals: readonly ReportVisual[];
  readonly messages: ShellMessages['report'];
  /** Starts an export, and says so if it is refused. */
  readonly attempt: (work: Promise<void>, refusal: string) => void;
}

/** Saves the data behind one visual of the report as CSV. Power BI exports visuals one by one. */
export function ExportMenu({ visuals, messages, attempt }: ExportMenuProps) {
  const numbers = new Intl.NumberFormat(useLocale().locale);
  const save = async (title: string, { exportData }: ReportVisual) => saveCsv(`${title}.csv`, await exportData());
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
