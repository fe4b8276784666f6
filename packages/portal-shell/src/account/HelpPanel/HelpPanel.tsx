import { Drawer, Icon, Link, type IconName } from '@gantry/ui-kit';
import type { Configuration } from '../../config/configuration.ts';
import { useShellMessages } from '../../messages/index.ts';
import type { PanelProps } from '../../frameParts/panels.ts';
import { Entry, List } from './HelpPanel.styles.ts';

export interface HelpPanelProps extends PanelProps {
  readonly links: Configuration['helpLinks'];
}

const entries = [
  { id: 'knowledgeBase', icon: 'knowledgeBase' },
  { id: 'contactSupport', icon: 'support' },
  { id: 'statusPage', icon: 'statusPage' },
  { id: 'releaseNotes', icon: 'releaseNotes' },
] as const satisfies readonly { id: keyof Configuration['helpLinks']; icon: IconName }[];

/** The help panel: links to documentation and support. */
export function HelpPanel({ links, ...panel }: HelpPanelProps) {
  const { help } = useShellMessages();
  return (
    <Drawer {...panel} title={help.title} size="small">
      <List role="list">
        {entries.map(({ id, icon }) => (
          <Entry key={id}>
            <Icon name={icon} />
            <Link href={links[id]} opensInNewTab>
              {help[id]}
            </Link>
          </Entry>
        ))}
      </List>
    </Drawer>
  );
}
