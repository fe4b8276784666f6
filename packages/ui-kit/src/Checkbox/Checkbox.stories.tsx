import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { children: 'Unread only', onChange: fn() },
  parameters: guide({
    whenToUse:
      'For yes or no that takes effect with the rest of a form, or for some of several in a `CheckboxGroup`. For what takes effect at once use `Switch`, for one of a few `SegmentedControl`.',
    anatomy:
      'A box with its text at the end. The group adds a label, a description and an error. The whole text can be pressed.',
    keyboard: 'Tab moves from box to box; Space ticks and unticks.',
    accessibility:
      'A checkbox named by its text; a group named by its label, after which its description and error are read.',
  }),
});

export const Plain = meta.story({
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
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
export const GroupWithError = meta.story({
  render: () => (
    <CheckboxGroup
      label="Programs"
      description="Notifications of these programs are shown."
      isInvalid
      errorMessage="Choose one program at least."
    >
      <Checkbox value="coast">Atlantic Coast 5G Overlay</Checkbox>
      <Checkbox value="valley">Valley Fiber</Checkbox>
    </CheckboxGroup>
  ),
});
export const GroupDisabled = meta.story({
  render: () => (
    <CheckboxGroup label="Programs" defaultValue={['coast']} isDisabled>
      <Checkbox value="coast">Atlantic Coast 5G Overlay</Checkbox>
      <Checkbox value="valley">Valley Fiber</Checkbox>
    </CheckboxGroup>
  ),
});
