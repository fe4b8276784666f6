import { applyAppearance, Button, ProgressRow, readAppearance, RelativeTime, ThemeProvider } from '@gantry/ui-kit';
import { createRoot } from 'react-dom/client';
import { drive, stage } from './support/driver.ts';
import { actionOf, readSorted, type WireItem } from './support/items.ts';

/** Rows of the kit without a window, so that a change of theme recolours every row. */

const root = createRoot(stage());
let items: readonly WireItem[] = [];

function show() {
  root.render(
    <ThemeProvider locale="en">
      {items.map((item) => (
        <ProgressRow
          key={item.id}
          title={item.title}
          isUnread={!item.read}
          description={item.payload.description}
          statusText={item.payload.status}
          value={item.payload.percentage}
          meta={<RelativeTime dateTime={item.dateTime} />}
          actions={
            <Button size="small" variant="quiet">
              {actionOf(item)}
            </Button>
          }
        />
      ))}
    </ThemeProvider>,
  );
}

drive({
  open(_, answer) {
    items = readSorted(answer);
    show();
  },
  hide: () => root.render(null),
  show,
  update: () => undefined,
  switchTheme: () => applyAppearance({ theme: readAppearance().theme === 'dark' ? 'light' : 'dark' }),
  rows: () => '[role="progressbar"]',
});
