// `@gantry/ui-kit/forms` exports the form, and the fields that few screens have. TextField, Select, Checkbox, CheckboxGroup, Switch and FileField
// are in `@gantry/ui-kit`.
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { MultiComboBox, type MultiComboBoxProps } from './ComboBox/MultiComboBox.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { DateRangePicker, type DateRange, type DateRangePickerProps } from './DateRangePicker/DateRangePicker.tsx';
export { Form, type FormErrors, type FormProps } from './Form/Form.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './RadioGroup/RadioGroup.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField.tsx';
