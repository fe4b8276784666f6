import { ComboBox } from '@gantry/ui-kit/forms';
import { namesOfZones, type TimeZone } from '@gantry/ui-kit/time';
import { useMemo } from 'react';
import { useShellMessages } from '../../../languages/index.ts';
import { usePreferences } from '../../../preferences/PreferencesProvider.tsx';
import { nameOfToday, spaced, textOfZone } from './zoneNames.ts';

/** The choice of the zone of times: that of the device, of the program, or any that the browser knows. */
export function TimeZoneField() {
  const { account } = useShellMessages();
  const { timeZone, programZone, change } = usePreferences();
  const chosen = timeZone === null ? 'device' : nameOfToday(timeZone);
  const options = useMemo(() => {
    const textOf = (zone: TimeZone) => spaced(nameOfToday(namesOfZones([zone])[0]));
    // A person may have chosen the program's where it has one, or elsewhere a zone of which this browser has another name.
    const zones = new Set(
      [...Intl.supportedValuesOf('timeZone'), ...(timeZone === null ? [] : [timeZone])].map(nameOfToday),
    );
    zones.delete('program');
    return [
      { id: 'device', label: account.zoneOfDevice(textOf('device')) },
      ...(programZone !== null || timeZone === 'program'
        ? [{ id: 'program', label: account.zoneOfProgram(textOf(programZone ?? 'device')) }]
        : []),
      ...[...zones].toSorted((one, other) => (one < other ? -1 : 1)).map((id) => ({ id, label: textOfZone(id) })),
    ];
  }, [account, programZone, timeZone]);
  return (
    <ComboBox
      label={account.timeZone}
      description={account.timeZoneHint}
      options={options}
      selectedKey={chosen}
      onSelectionChange={(id) => id !== null && change({ timeZone: id === 'device' ? null : id })}
    />
  );
}
