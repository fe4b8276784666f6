import { Button, Checkbox, Select, VisuallyHidden } from '@gantry/ui-kit';
import { useId, useState } from 'react';
import type { NotificationType } from '../../core/notification.ts';
import {
  choiceKey,
  isOn,
  notificationChannels,
  type ChannelChoices,
  type NotificationChannel,
} from '../../core/rules/channels.ts';
import { notificationTypeNames } from '../../core/types/notificationTypes.ts';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { Hint, Title } from './NotificationSettingsDialog.styles.ts';
import { Cell, ColumnHead, Program, RowHead, Table } from './ChannelTable.styles.ts';

interface ChannelTableProps {
  readonly choices: ChannelChoices;
  readonly onChoose: (changes: Readonly<Record<string, boolean | null>>) => void;
}

/** The id of the choice that is no program. Ids of programs come from the service, and none is empty. */
const everywhere = '';

/** What reaches the person: a row for each type, a column for each channel, for all programs or for one. */
export function ChannelTable({ choices, onChoose }: ChannelTableProps) {
  const { settings: texts, types } = useNotificationMessages();
  const { programs, hasPush, hasSettingsService } = useNotificationCenter();
  const [chosen, setChosen] = useState(everywhere);
  const titleId = useId();
  const known = programs();
  const program = chosen === everywhere ? null : chosen;
  const isOffered = { badge: hasSettingsService, toast: true, sound: true, push: hasSettingsService && hasPush };
  const channels = notificationChannels.filter((channel) => isOffered[channel]);
  const nameOf = (type: NotificationType) => (type === 'other' ? texts.otherType : types[type]);
  const choose = (channel: NotificationChannel, type: NotificationType, isSelected: boolean) => {
    const isAsElsewhere = program !== null && isSelected === isOn(choices, channel, type);
    onChoose({ [choiceKey(channel, type, program)]: isAsElsewhere ? null : isSelected });
  };
  const own =
    program === null
      ? []
      : notificationTypeNames
          .flatMap((type) => notificationChannels.map((channel) => choiceKey(channel, type, program)))
          .filter((key) => choices[key] !== undefined);
  return (
    <>
      <Title id={titleId}>{texts.channels}</Title>
      <Hint>{texts.channelsHint}</Hint>
      {known.length > 0 && (
        <Program>
          <Select
            label={texts.program}
            options={[
              { id: everywhere, label: texts.allPrograms },
              ...known.map(({ id, name }) => ({ id, label: name ?? id })),
            ]}
            selectedKey={chosen}
            onSelectionChange={setChosen}
          />
          {own.length > 0 && (
            <Button variant="quiet" onPress={() => onChoose(Object.fromEntries(own.map((key) => [key, null])))}>
              {texts.asElsewhere}
            </Button>
          )}
        </Program>
      )}
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <RowHead scope="col">
              <VisuallyHidden>{texts.type}</VisuallyHidden>
            </RowHead>
            {channels.map((channel) => (
              <ColumnHead key={channel} scope="col">
                {texts.channelNames[channel]}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationTypeNames.map((type) => (
            <tr key={type}>
              <RowHead scope="row">{nameOf(type)}</RowHead>
              {channels.map((channel) => (
                <Cell key={channel}>
                  <Checkbox
                    isSelected={isOn(choices, channel, type, program)}
                    onChange={(isSelected) => choose(channel, type, isSelected)}
                  >
                    <VisuallyHidden>{`${nameOf(type)}: ${texts.channelNames[channel]}`}</VisuallyHidden>
                  </Checkbox>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
