import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { children: 'Unread only', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Yes or no, or some of several in a `CheckboxGroup`. **Anatomy:** box, text; the group adds a label. **Keyboard:** Space toggles; Tab moves to the next. The whole text can be pressed.',
      },
    },
  },
});

export const Plain = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: 'Unread only' })).toBeChecked();
  },
});
export const Selected = meta.story({ args: { defaultSelected: true } });
export const Indeterminate = meta.story({ args: { isIndeterminate: true } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });
export const Several = meta.story({
  render: () => (
    <CheckboxGroup label="Programs" defaultValue={['coast']} description="Notifications of these programs are shown.">
      <Checkbox value="coast">Atlantic Coast 5G Overlay</Checkbox>
      <Checkbox value="valley">Valley Fiber</Checkbox>
      <Checkbox value="long">
        Great Lakes and Upper Midwest small cell densification, second phase, municipal rights of way
      </Checkbox>
    </CheckboxGroup>
  ),
});
