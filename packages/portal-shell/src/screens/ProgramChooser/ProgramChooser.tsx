import { Banner, Button } from '@gantry/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import type { ProgramLoss } from '@gantry/platform-client/program/selectedProgram';
import { Page } from '../Page/Page.tsx';

export interface ProgramChooserProps {
  /** Opens the drawer titled Programs. */
  readonly onOpenPrograms: () => void;
  /** Why the stored program is not selected; null if there was none. */
  readonly loss?: ProgramLoss | null;
}

/** Stands in place of a screen that needs a program until one is selected. The drawer of programs opens with it. */
export function ProgramChooser({ onOpenPrograms, loss = null }: ProgramChooserProps) {
  const messages = useShellMessages();
  const openPrograms = useEffectEvent(onOpenPrograms);
  useEffect(() => {
    openPrograms();
  }, []);
  return (
    <Page title={messages.programs.select} heading={messages.programs.chooseToContinue} place="programs">
      {loss !== null && <Banner tone="warning">{messages.programs.loss[loss]}</Banner>}
      <div>
        <Button variant="primary" onPress={onOpenPrograms}>
          {messages.programs.select}
        </Button>
      </div>
    </Page>
  );
}
