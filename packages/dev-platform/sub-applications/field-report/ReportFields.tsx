import type { ModuleContext } from '@gantry/module';
import { Checkbox, CheckboxGroup, FileField, TextField } from '@gantry/ui-kit';
import {
  ComboBox,
  DatePicker,
  DateRangePicker,
  MultiComboBox,
  NumberField,
  Radio,
  RadioGroup,
  TextArea,
  TimeField,
} from '@gantry/ui-kit/forms';
import { useState } from 'react';
import type { KeptDraft, Option } from './draft.ts';
import type { Texts } from './texts.ts';
import type { Photo } from './usePhotos.ts';
import { useWorkPackages } from './useWorkPackages.ts';

interface ReportFieldsProps {
  readonly context: ModuleContext;
  readonly texts: Texts;
  readonly draft: KeptDraft;
  readonly people: readonly Option[];
  readonly photos: readonly Photo[];
  readonly onAddPhotos: (files: readonly File[]) => void;
  readonly onRemovePhoto: (file: Photo['file']) => void;
}

/** The day that is today in the zone of the person, as ISO 8601. */
function todayOf({ appearance }: ModuleContext) {
  const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: appearance.timeZones[0], ...figures });
  const parts = new Map(format.formatToParts().map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}

const radios = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => (
    <Radio key={value} value={value}>
      {label}
    </Radio>
  ));

/** The fields of the report. */
export function ReportFields(props: ReportFieldsProps) {
  const { context, texts, draft, people, photos, onAddPhotos, onRemovePhoto } = props;
  const kept = (name: string) => draft.first.fields[name]?.[0] ?? '';
  const keptAll = (name: string) => (draft.first.fields[name] ?? []).filter((value) => value !== '');
  const keptFigure = (name: string) => (kept(name) === '' ? {} : { defaultValue: Number(kept(name)) });
  const today = todayOf(context);
  const [onSite, setOnSite] = useState<readonly string[]>(keptAll('people'));
  const [first, last] = [kept('periodStart'), kept('periodEnd')];
  return (
    <>
      <DatePicker
        label={texts.date}
        name="date"
        isRequired
        defaultValue={kept('date') || today}
        maxValue={today}
        errorMessage={texts.chooseDay}
      />
      <TimeField
        label={texts.start}
        name="start"
        isRequired
        defaultValue={kept('start')}
        errorMessage={texts.setTime}
      />
      <TimeField label={texts.end} name="end" isRequired defaultValue={kept('end')} errorMessage={texts.setTime} />
      <RadioGroup
        label={texts.weather}
        name="weather"
        isRequired
        defaultValue={kept('weather') || null}
        errorMessage={texts.chooseWeather}
      >
        {radios(texts.weathers)}
      </RadioGroup>
      <NumberField
        label={texts.temperature}
        name="temperature"
        {...keptFigure('temperature')}
        formatOptions={{ style: 'unit', unit: 'celsius' }}
      />
      <NumberField
        label={texts.crewSize}
        name="crewSize"
        isRequired
        minValue={1}
        {...keptFigure('crewSize')}
        errorMessage={texts.countCrew}
      />
      <WorkPackage {...props} />
      <MultiComboBox
        label={texts.people}
        name="people"
        description={texts.peopleHint}
        options={people}
        selectedKeys={onSite}
        onSelectionChange={setOnSite}
      />
      <CheckboxGroup label={texts.areas} name="areas" defaultValue={keptAll('areas')}>
        {Object.entries(texts.areasOf).map(([value, label]) => (
          <Checkbox key={value} value={value}>
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <TextArea
        label={texts.work}
        name="work"
        isRequired
        defaultValue={kept('work')}
        description={texts.workHint}
        errorMessage={texts.describeWork}
      />
      <TextArea
        label={texts.delays}
        name="delays"
        defaultValue={kept('delays')}
        description={texts.delaysHint}
        rows={2}
      />
      <RadioGroup
        label={texts.incident}
        name="incident"
        isRequired
        defaultValue={kept('incident') || null}
        errorMessage={texts.chooseIncident}
      >
        {radios(texts.incidents)}
      </RadioGroup>
      <TextArea
        label={texts.incidentDetails}
        name="incidentDetails"
        defaultValue={kept('incidentDetails')}
        description={texts.incidentHint}
        rows={2}
      />
      <NumberField
        label={texts.cost}
        name="cost"
        minValue={0}
        hasButtons={false}
        {...keptFigure('cost')}
        formatOptions={{ style: 'currency', currency: 'USD' }}
      />
      <DateRangePicker
        label={texts.period}
        startName="periodStart"
        endName="periodEnd"
        defaultValue={first && last ? { start: first, end: last } : null}
      />
      <FileField
        label={texts.photos}
        name="photos"
        description={texts.photosHint}
        accept={['image/*']}
        camera="environment"
        isMultiple
        maxBytes={20_000_000}
        files={photos}
        onAdd={onAddPhotos}
        onRemove={onRemovePhoto}
      />
      <TextField
        label={texts.signature}
        name="signature"
        isRequired
        autoComplete="off"
        defaultValue={kept('signature')}
        description={texts.signatureHint}
        errorMessage={texts.sign}
      />
    </>
  );
}

function WorkPackage({ context, texts, draft }: ReportFieldsProps) {
  const [chosen, setChosen] = useState(draft.first.workPackage);
  const { search, options, isLoading, hasFailed } = useWorkPackages(context);
  // The draft keeps the label too, which the next search may not find.
  const known = chosen && !options.some(({ id }) => id === chosen.id) ? [...options, chosen] : options;
  return (
    <ComboBox
      label={texts.workPackage}
      name="workPackage"
      isRequired
      description={texts.workPackageHint}
      errorMessage={texts.choosePackage}
      options={known}
      onSearch={search}
      isLoading={isLoading}
      {...(hasFailed && { searchErrorMessage: texts.packagesFailed })}
      emptyText={texts.noPackage}
      selectedKey={chosen?.id ?? null}
      onSelectionChange={(id) => {
        const option = known.find((one) => one.id === id) ?? null;
        setChosen(option);
        draft.keep({ workPackage: option });
      }}
    />
  );
}
