import { ToastRegion } from '@gantry/ui-kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReportVisual } from '../../screens/dashboards/reportContent.ts';
import { PreferencesStage } from '../../preferences/PreferencesStage.testing.tsx';
import { ScreenStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { ReportTools } from './ReportTools.tsx';

async function show(visuals: readonly ReportVisual[], onReset: (() => void) | null = null) {
  await render(
    <PreferencesStage>
      <ScreenStage>
        <ReportTools
          place={null}
          listPath="/apps/dashboards"
          reportPlace={{ current: null }}
          report={{ current: null }}
          isReportReady
          visuals={visuals}
          onReset={onReset}
          onRestore={null}
        />
        <ToastRegion />
      </ScreenStage>
    </PreferencesStage>,
  );
}

test('says that Power BI refused an export, and names a visual without a title by its number', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const exportData = vi.fn(() => Promise.reject(new Error('not allowed')));
  await show([
    { name: 'v1', title: 'Spend by vendor', exportData: () => Promise.resolve('') },
    { name: 'v2', title: '', exportData },
  ]);
  await page.getByRole('button', { name: 'Export data' }).click();
  await page.getByRole('menuitem', { name: 'Visual 2' }).click();
  await expect.element(page.getByText(/Power BI did not export “Visual 2”/)).toBeVisible();
  expect(exportData).toHaveBeenCalledOnce();
});

test('offers no export of a page without data, and no reset of the published view', async () => {
  await show([]);
  await expect.element(page.getByRole('button', { name: 'Reset view' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Export data' })).not.toBeInTheDocument();
});
