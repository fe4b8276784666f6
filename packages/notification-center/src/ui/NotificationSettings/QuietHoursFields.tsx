import { Select, Switch, useLocale } from '@gantry/ui-kit';
import { namesOfZones } from '@gantry/ui-kit/time';
import type { QuietHours } from '../../core/rules/channels.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { Choices, Fields, Hint } from './NotificationSettingsDialog.styles.ts';

interface QuietHoursFieldsProps {
  readonly hours: QuietHours | null;
  readonly onChange: (hours: QuietHours | null) => void;
}

const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** Each time of day once, in the words of the locale. One that another app chose is among them. */
function timeOptions(locale: string, chosen: string) {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return [...new Set([...halfHours, chosen])]
    .toSorted()
    .map((id) => ({ id, label: format.format(new Date(`1970-01-01T${id}:00Z`)) }));
}

/** The hours in which nothing interrupts the person, and the zone whose clocks count. */
export function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  const { settings: texts } = useNotificationMessages();
  const { locale, timeZones } = useLocale();
  const zones = [...new Set([...namesOfZones([...timeZones, 'device']), ...(hours ? [hours.timeZone] : [])])];
  const [ownZone = ''] = zones;
  return (
    <>
      <Choices>
        <Switch
          isSelected={hours !== null}
          onChange={(isOn) => onChange(isOn ? { from: '22:00', until: '06:00', timeZone: ownZone } : null)}
        >
          {texts.quietHours}
        </Switch>
      </Choices>
      <Hint>{texts.quietHoursHint}</Hint>
      {hours !== null && (
        <Fields>
          <Select
            label={texts.quietFrom}
            options={timeOptions(locale, hours.from)}
            selectedKey={hours.from}
            onSelectionChange={(from) => onChange({ ...hours, from })}
          />
          <Select
            label={texts.quietUntil}
            options={timeOptions(locale, hours.until)}
            selectedKey={hours.until}
            onSelectionChange={(until) => onChange({ ...hours, until })}
          />
          <Select
            label={texts.timeZone}
            options={zones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
            selectedKey={hours.timeZone}
            onSelectionChange={(timeZone) => onChange({ ...hours, timeZone })}
          />
        </Fields>
      )}
    </>
  );
}
