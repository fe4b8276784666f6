import { FileField, Select, TextField } from '@gantry/ui-kit';
import { Form, NumberField, Radio, RadioGroup, TextArea, type FormErrors } from '@gantry/ui-kit/forms';
import { useState } from 'react';

const sites = [
  { id: 'DAL-0417', label: 'DAL-0417 Riverside mast' },
  { id: 'DAL-0512', label: 'DAL-0512 North tower' },
];

interface DailyReportProps {
  /** Resolves with null if the report was taken, else with what is wrong, by the name of the field. */
  readonly send: (report: FormData) => Promise<FormErrors | null>;
}

export function DailyReport({ send }: DailyReportProps) {
  const [site, setSite] = useState<string | null>(null);
  const [photos, setPhotos] = useState<readonly { file: File }[]>([]);
  return (
    <Form aria-label="Daily report" submitLabel="Send the report" onSubmit={send}>
      <Select
        label="Site"
        name="site"
        isRequired
        options={sites}
        selectedKey={site}
        onSelectionChange={setSite}
        errorMessage="Choose the site where the crew worked."
      />
      <TextField label="Foreman" name="foreman" isRequired errorMessage="Write who led the crew." />
      <NumberField
        label="People on site"
        name="people"
        minValue={1}
        isRequired
        errorMessage="Count the people who were on the site."
      />
      <RadioGroup label="Shift" name="shift" isRequired errorMessage="Choose the shift of this report.">
        <Radio value="day">Day</Radio>
        <Radio value="night">Night</Radio>
      </RadioGroup>
      <TextArea label="Work done today" name="work" description="What was done, and what is left." />
      <FileField
        label="Photos"
        name="photos"
        accept={['image/*']}
        camera="environment"
        isMultiple
        files={photos}
        onAdd={(files) => setPhotos((known) => [...known, ...files.map((file) => ({ file }))])}
        onRemove={(file) => setPhotos((known) => known.filter((one) => one.file !== file))}
      />
    </Form>
  );
}
