import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { Tab } from './Tab.tsx';
import { TabList } from './TabList.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const tabs = (props: Omit<TabsProps, 'children'> = {}) => (
  <Tabs {...props}>
    <TabList aria-label="Requests">
      <Tab id="exports">Exports</Tab>
      <Tab id="imports" badgeCount={4}>
        Imports
      </Tab>
    </TabList>
    <TabPanel id="exports">No Pending Export Request</TabPanel>
    <TabPanel id="imports">No Pending Import Request</TabPanel>
  </Tabs>
);

test('a press selects a tab, whose count is read after its name, and shows only its panel', async () => {
  const onSelectionChange = vi.fn();
  const screen = await renderInKit(tabs({ onSelectionChange }));
  await expect.element(screen.getByRole('tabpanel', { name: 'Exports' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Imports 4' }).click();
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Imports 4' }))
    .toHaveTextContent('No Pending Import Request');
  expect(screen.getByRole('tabpanel').elements()).toHaveLength(1);
  expect(onSelectionChange).toHaveBeenLastCalledWith('imports');
});

test.each([
  { locale: 'en-US', key: '{ArrowRight}' },
  { locale: 'ar-AE', key: '{ArrowLeft}' },
])('in $locale $key selects the next tab', async ({ locale, key }) => {
  const screen = await renderInKit(tabs(), { locale });
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('tab', { name: 'Imports 4' })).toHaveAttribute('aria-selected', 'true');
});

test('the app decides if it holds the state', async () => {
  const screen = await renderInKit(tabs({ selectedKey: 'exports' }));
  await screen.getByRole('tab', { name: 'Imports 4' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Exports' })).toHaveAttribute('aria-selected', 'true');
});

test('arrows wrap around and skip disabled tabs; Home and End select the ends', async () => {
  const screen = await renderInKit(
    <Tabs>
      <TabList aria-label="Numbers">
        <Tab id="1" isDisabled>
          One
        </Tab>
        <Tab id="2">Two</Tab>
        <Tab id="3">Three</Tab>
        <Tab id="4" isDisabled>
          Four
        </Tab>
        <Tab id="5">Five</Tab>
      </TabList>
    </Tabs>,
  );
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'Three'],
    ['{ArrowRight}', 'Five'],
    ['{ArrowRight}', 'Two'],
    ['{ArrowLeft}', 'Five'],
    ['{Home}', 'Two'],
    ['{End}', 'Five'],
  ] as const) {
    await pressTo(key, screen.getByRole('tab', { name }));
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
});

test('Tab moves from the selected tab to its panel, or to the first control in it', async () => {
  const screen = await renderInKit(
    <Tabs defaultSelectedKey="controls">
      <TabList aria-label="Kinds">
        <Tab id="text">Text</Tab>
        <Tab id="controls">Controls</Tab>
      </TabList>
      <TabPanel id="text">Only text</TabPanel>
      <TabPanel id="controls">
        <button type="button">In the panel</button>
      </TabPanel>
    </Tabs>,
  );
  await tabTo(screen.getByRole('tab', { name: 'Controls' }), screen.getByRole('button', { name: 'In the panel' }));
  await userEvent.tab({ shift: true });
  await pressTo('{ArrowLeft}{Tab}', screen.getByRole('tabpanel', { name: 'Text' }));
});

test('the first tab is found inside other elements', async () => {
  const screen = await renderInKit(
    <Tabs>
      <div>
        <TabList aria-label="Numbers">
          {['a', 'b'].map((id) => (
            <Tab key={id} id={id}>
              {id}
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanel id="a">First</TabPanel>
    </Tabs>,
  );
  await expect.element(screen.getByText('First')).toBeVisible();
});

test.each([
  ['matches none', 'elsewhere'],
  ['is that of a disabled tab', 'three'],
])('if the selected key %s, Tab reaches only the first tab', async (_what, selectedKey) => {
  const numbers = (selected: string) => (
    <>
      <button type="button">Before</button>
      <Tabs selectedKey={selected}>
        <TabList aria-label="Numbers">
          <Tab id="one">One</Tab>
          <Tab id="two">Two</Tab>
          <Tab id="three" isDisabled>
            Three
          </Tab>
        </TabList>
      </Tabs>
      <button type="button">After</button>
    </>
  );
  const screen = await renderInKit(numbers(selectedKey));
  await screen.getByRole('button', { name: 'Before' }).click();
  await tabTo(screen.getByRole('tab', { name: 'One' }), screen.getByRole('button', { name: 'After' }));
  await screen.rerender(numbers('two'));
  await pressTo('{Shift>}{Tab}{/Shift}', screen.getByRole('tab', { name: 'Two' }));
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('tab', { name: 'One' })).not.toHaveFocus();
});

test('if no tab is selected, arrows select from the first', async () => {
  const screen = await renderInKit(tabs({ defaultSelectedKey: 'elsewhere' }));
  await expect.element(screen.getByRole('tabpanel')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('No Pending Import Request');
});
