import * as Forms from '../../forms.ts';
import type { ComponentName, Example } from './Example.testing.ts';

const radio = <Forms.Radio value="day">Day</Forms.Radio>;

const nothing = () => undefined;
const input = { ref: 'input', id: 'input', 'aria-details': 'input' };
const options = [{ id: 'north', label: 'North' }];
/** React Aria gives the id to the group of the parts of a date. */
const group = {
  elsewhere: { id: '[role=group]' },
  takesNo: { 'aria-details': 'React Aria passes on no other aria attribute than its own.' },
};

/** The fields of a form that few screens have. */
export const fields = {
  ComboBox: {
    elsewhere: input,
    render: (common) => (
      <Forms.ComboBox {...common} label="Site" options={options} selectedKey={null} onSelectionChange={nothing} />
    ),
  },
  DateField: { ...group, render: (common) => <Forms.DateField {...common} label="Day" /> },
  DatePicker: { ...group, render: (common) => <Forms.DatePicker {...common} label="Day" /> },
  DateRangePicker: { ...group, render: (common) => <Forms.DateRangePicker {...common} label="Days" /> },
  Form: {
    render: (common) => (
      <Forms.Form {...common} submitLabel="Send" onSubmit={() => Promise.resolve(null)}>
        <Forms.TextArea label="Notes" />
      </Forms.Form>
    ),
  },
  MultiComboBox: {
    elsewhere: input,
    render: (common) => (
      <Forms.MultiComboBox {...common} label="Sites" options={options} selectedKeys={[]} onSelectionChange={nothing} />
    ),
  },
  NumberField: {
    elsewhere: input,
    render: (common) => <Forms.NumberField {...common} label="People" />,
  },
  Radio: {
    elsewhere: { id: 'input', 'aria-details': 'input' },
    render: (common) => (
      <Forms.RadioGroup label="Shift">
        <Forms.Radio {...common} value="day">
          Day
        </Forms.Radio>
      </Forms.RadioGroup>
    ),
  },
  RadioGroup: {
    render: (common) => (
      <Forms.RadioGroup {...common} label="Shift">
        {radio}
      </Forms.RadioGroup>
    ),
  },
  TextArea: {
    elsewhere: { ref: 'textarea', id: 'textarea', 'aria-details': 'textarea' },
    render: (common) => <Forms.TextArea {...common} label="Notes" />,
  },
  TimeField: { ...group, render: (common) => <Forms.TimeField {...common} label="Start" /> },
} satisfies Partial<Record<ComponentName, Example>>;
