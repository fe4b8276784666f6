import { Button, Drawer, Icon, Link, type IconName } from '@gantry/ui-kit';
import type { Configuration } from '../../../config/configuration.ts';
import { useShellMessages } from '../../../languages/index.ts';
import type { PanelProps } from '../../parts/panels.ts';
import { Entry, List, NewsDot } from './HelpPanel.styles.ts';

export interface HelpPanelProps extends PanelProps {
  readonly links: Configuration['helpLinks'];
  /** Opens the portal's own release notes, where no address is configured. */
  readonly onOpenNews: () => void;
  /** Whether they have something that the person has not seen. */
  readonly hasNews: boolean;
  readonly onOpenShortcuts: () => void;
  readonly tabStatusHref: string;
}

const ownEntries = [
  { id: 'knowledgeBase', icon: 'knowledgeBase' },
  { id: 'contactSupport', icon: 'support' },
  { id: 'statusPage', icon: 'statusPage' },
  { id: 'releaseNotes', icon: 'releaseNotes' },
] as const satisfies readonly { id: keyof Configuration['helpLinks']; icon: IconName }[];

/** The help panel: links to documentation, support and the release notes, and below them, small, what belongs to this page. */
export function HelpPanel({ links, onOpenNews, hasNews, onOpenShortcuts, tabStatusHref, ...panel }: HelpPanelProps) {
  const { help, shortcuts, joinedNames } = useShellMessages();
  return (
    <Drawer {...panel} title={help.title} size="small">
      <List role="list">
        {ownEntries.map(({ id, icon }) => {
          const href = links[id];
          return (
            <Entry key={id}>
              <Icon name={icon} />
              {href === undefined ? (
                <Button
                  variant="quiet"
                  onPress={onOpenNews}
                  {...(hasNews && { 'aria-label': joinedNames([help[id], help.hasNews]) })}
                >
                  {help[id]}
                  {hasNews && <NewsDot />}
                </Button>
              ) : (
                <Link href={href} opensInNewTab>
                  {help[id]}
                </Link>
              )}
            </Entry>
          );
        })}
      </List>
      <List role="list" data-minor>
        <Entry>
          <Icon name="settings" />
          <Button variant="quiet" onPress={onOpenShortcuts}>
            {shortcuts.title}
          </Button>
        </Entry>
        <Entry>
          <Icon name="information" />
          <Link href={tabStatusHref}>{help.tabStatus}</Link>
        </Entry>
      </List>
    </Drawer>
  );
}
