import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dragToEnd } from '../testing/dragToEnd.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { textsOf } from '../testing/textsOf.testing.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { MultiComboBox } from './MultiComboBox.tsx';

const options = [
  { id: 'river', label: 'Riverside mast' },
  { id: 'north', label: 'North tower' },
  { id: 'harbor', label: 'Harbör rooftop' },
];

function Held({ onSelectionChange, selectedKey = null, ...props }: Partial<ComboBoxProps>) {
  const [site, setSite] = useState(selectedKey);
  const change = (id: string | null) => {
    setSite(id);
    onSelectionChange?.(id);
  };
  return <ComboBox label="Site" options={options} {...props} selectedKey={site} onSelectionChange={change} />;
}

async function renderBox(props: Partial<ComboBoxProps> = {}) {
  const onSelectionChange = vi.fn();
  const screen = await renderInKit(<Held onSelectionChange={onSelectionChange} {...props} />);
  const box = screen.getByRole('combobox', { name: 'Site' });
  const shown = () => textsOf(screen.getByRole('option'));
  return { screen, box, shown, onSelectionChange };
}

test('typing finds options without regard to accents, arrows mark one, Enter chooses it', async () => {
  const { screen, box, shown, onSelectionChange } = await renderBox();
  await userEvent.tab();
  await userEvent.keyboard('harbor');
  await expect.poll(shown).toEqual(['Harbör rooftop']);
  await userEvent.keyboard('{ArrowDown}');
  const [option] = screen.getByRole('option').elements();
  await expect.element(box).toHaveAttribute('aria-activedescendant', option?.id);
  await userEvent.keyboard('{Enter}');
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('harbor');
  await expect.element(box).toHaveValue('Harbör rooftop');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
});

test.each(['{ArrowDown}', '{ArrowUp}'])(
  '%s opens all options; Escape closes them and brings back the choice',
  async (key) => {
    const { screen, box, shown, onSelectionChange } = await renderBox({ selectedKey: 'north' });
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.poll(() => shown().length).toBe(3);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('North tower');
    expect(onSelectionChange).not.toHaveBeenCalled();
  },
);

test('Tab chooses the marked option and goes on; an emptied text takes the choice back, and a text of no option does not stay', async () => {
  const { box, onSelectionChange } = await renderBox();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(box).toHaveAttribute('aria-activedescendant');
  await userEvent.tab();
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('river');
  await expect.element(box).not.toHaveFocus();
  await box.fill('');
  expect(onSelectionChange).toHaveBeenLastCalledWith(null);
  await box.fill('nowhere');
  await userEvent.tab();
  await expect.element(box).toHaveValue('');
});

test('while options load, after a failure and without any, the list says so', async () => {
  const onSearch = vi.fn();
  const screen = await renderInKit(<Held onSearch={onSearch} />);
  const box = screen.getByRole('combobox');
  await box.fill('n');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('n');
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(3);
  await screen.rerender(<Held onSearch={onSearch} isLoading />);
  await expect.element(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'North tower' }).elements()).toEqual([]);
  await screen.rerender(<Held onSearch={onSearch} searchErrorMessage="Type again." />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Type again.');
  await screen.rerender(<Held onSearch={onSearch} options={[]} emptyText="No site." />);
  await expect.element(screen.getByText('No site.')).toBeVisible();
});

test('what is chosen keeps its label when the next search does not find it', async () => {
  const onSearch = vi.fn();
  const screen = await renderInKit(<Held onSearch={onSearch} selectedKey="north" />);
  const box = screen.getByRole('combobox');
  await expect.element(box).toHaveValue('North tower');
  await screen.rerender(<Held onSearch={onSearch} options={[{ id: 'quarry', label: 'Quarry road' }]} />);
  await expect.element(box).toHaveValue('North tower');
  expect(onSearch).not.toHaveBeenCalled();
});

test('of ten thousand options only those in view are drawn, and End reaches the last', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) => ({ id: String(place), label: `Site ${place + 1}` }));
  const { screen, box } = await renderBox({ options: many });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: 'Site 10000' })).toBeVisible();
  await expect.element(box).toHaveAttribute('aria-activedescendant');
  expect(screen.getByRole('option').elements().length).toBeLessThan(60);
  await expect.element(screen.getByRole('option', { name: 'Site 10000' })).toHaveAttribute('aria-setsize', '10000');
});

test('a form gets the id, and an error describes the box', async () => {
  const { box } = await renderBox({
    name: 'site',
    selectedKey: 'north',
    isInvalid: true,
    errorMessage: 'Choose a site.',
  });
  await expect.element(box).toHaveAccessibleDescription('Choose a site.');
  expect(document.querySelector<HTMLInputElement>('input[name=site]')?.value).toBe('north');
});

function HeldSites({ onSelectionChange }: { readonly onSelectionChange: (ids: readonly string[]) => void }) {
  const [sites, setSites] = useState<readonly string[]>(['river']);
  const change = (ids: readonly string[]) => {
    setSites(ids);
    onSelectionChange(ids);
  };
  return <MultiComboBox label="Sites" name="sites" options={options} selectedKeys={sites} onSelectionChange={change} />;
}

test('several are chosen one after the other, removed by their button, by Enter and by Backspace', async () => {
  const onSelectionChange = vi.fn();
  const screen = await renderInKit(<HeldSites onSelectionChange={onSelectionChange} />);
  const box = screen.getByRole('combobox', { name: 'Sites' });
  await userEvent.tab();
  await userEvent.keyboard('north');
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(['river', 'north']);
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveAccessibleDescription(/Riverside mast.*North tower/);
  expect([...document.querySelectorAll<HTMLInputElement>('input[name=sites]')].map(({ value }) => value)).toEqual([
    'river',
    'north',
  ]);
  await userEvent.keyboard('{Escape}{Backspace}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(['river']);
  await screen.getByRole('button', { name: 'Remove Riverside mast' }).click();
  expect(onSelectionChange).toHaveBeenLastCalledWith([]);
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => onSelectionChange.mock.lastCall?.[0] as unknown).toEqual(['river']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => onSelectionChange.mock.lastCall?.[0] as unknown).toEqual(['river', 'north']);
});

test('a list of long options is at its end once it is dragged there', async () => {
  const long = Array.from({ length: 300 }, (_, index) => ({
    id: String(index),
    label: `Mast ${index + 1} ${index < 50 ? '' : 'of the northern programs '.repeat(index % 8)}`.trim(),
  }));
  const { screen } = await renderBox({ options: long });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  expect(await dragToEnd(list.element(), screen.getByText(/^Mast 300/))).toBeLessThan(2);
});

test('what another text finds begins at its top', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ id: String(index), label: `Mast ${index + 1}` }));
  const { screen } = await renderBox({ options: many });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  await dragToEnd(list.element(), screen.getByText('Mast 300', { exact: true }));
  await userEvent.keyboard('1');
  await expect.element(screen.getByText('Mast 300', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Mast 1', { exact: true })).toBeInViewport();
  expect(list.element().scrollTop).toBe(0);
});
