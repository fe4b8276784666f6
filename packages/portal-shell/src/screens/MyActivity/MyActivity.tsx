import {
  ActivityColumns,
  useNotificationCenter,
  type ActivityColumn,
  type NotificationParts,
} from '@gantry/notification-center';
import { Icon, IconButton, Link } from '@gantry/ui-kit';
import { useState } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { ProgramFilter } from '../ProgramFilter/ProgramFilter.tsx';
import type { ProgramChoice } from '../programs.ts';
import { Part } from '../HomeScreen/HomeScreen.tsx';
import { Footer, Tools } from './MyActivity.styles.ts';

export interface MyActivityProps {
  /** The columns from the configuration, in order. */
  readonly columns: readonly ActivityColumn[];
  /** The programs to filter by. */
  readonly programs: readonly ProgramChoice[];
  /** Null: the person may not open it. */
  readonly notificationCenterHref: string | null;
  /** What the portal adds to the lists. */
  readonly parts?: NotificationParts;
}

/** The person's activity in all programs, or in those they filter by. */
export function MyActivity({ columns, programs, notificationCenterHref, parts }: MyActivityProps) {
  const messages = useShellMessages();
  const center = useNotificationCenter();
  const [programIds, setProgramIds] = useState<readonly string[]>([]);
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = async () => {
    setIsRefreshing(true);
    await center.refresh();
    setIsRefreshing(false);
  };

  return (
    <Part
      title={messages.home.activity}
      tools={
        <Tools>
          {programs.length > 1 && <ProgramFilter programs={programs} value={programIds} onChange={setProgramIds} />}
          <IconButton
            label={messages.home.refresh}
            icon={<Icon name="refresh" />}
            isPending={isRefreshing}
            onPress={() => void refresh()}
          />
        </Tools>
      }
    >
      <ActivityColumns columns={columns} programFilter={programIds} parts={parts} />
      {notificationCenterHref !== null && (
        <Footer>
          <Link href={notificationCenterHref} variant="button-secondary">
            {messages.home.notificationCenter}
          </Link>
        </Footer>
      )}
    </Part>
  );
}
