import { Banner, Button } from '@gantry/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useShellMessages } from '../../messages/index.ts';
import { Page } from '../Page/index.ts';

/** What `ProgramChooser` takes. */
export interface ProgramChooserProps {
  /** Opens the drawer titled Programs. */
  readonly onOpenPrograms: () => void;
  /** The program that was selected is no longer permitted, which the page says. */
  readonly wasTakenAway?: boolean;
}

/** What stands in place of a screen that needs a program before one is selected. The drawer of programs opens with it. */
export function ProgramChooser({ onOpenPrograms, wasTakenAway = false }: ProgramChooserProps) {
  const messages = useShellMessages();
  const openPrograms = useEffectEvent(onOpenPrograms);
  useEffect(() => {
    openPrograms();
  }, []);
  return (
    <Page title={messages.programs.select} heading={messages.programs.chooseToContinue}>
      {wasTakenAway && <Banner tone="warning">{messages.programs.notPermitted}</Banner>}
      <div>
        <Button variant="primary" onPress={onOpenPrograms}>
          {messages.programs.select}
        </Button>
      </div>
    </Page>
  );
}
