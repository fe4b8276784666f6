import type { HelpEntry } from '@gantry/module';
import { Button, Drawer, Icon, Link, type IconName } from '@gantry/ui-kit';
import { ownAddress } from '../../addresses/ownAddress.ts';
import { portalRoot } from '../../addresses/portalBase.ts';
import type { Configuration } from '../../config/configuration.ts';
import { useShellMessages } from '../../languages/index.ts';
import type { PanelProps } from '../../frameParts/panels.ts';
import { Entry, List, NewsDot } from './HelpPanel.styles.ts';

export interface HelpPanelProps extends PanelProps {
  readonly links: Configuration['helpLinks'];
  /** What modules add. */
  readonly entries?: readonly HelpEntry[];
  /** Opens what is new. */
  readonly onOpenNews: () => void;
  /** Whether something is new that the person has not seen. */
  readonly hasNews: boolean;
  /** Opens the list of keyboard shortcuts. */
  readonly onOpenShortcuts: () => void;
  /** The address of the page about this tab. */
  readonly tabStatusHref: string;
}

const ownEntries = [
  { id: 'knowledgeBase', icon: 'knowledgeBase' },
  { id: 'contactSupport', icon: 'support' },
  { id: 'statusPage', icon: 'statusPage' },
  { id: 'releaseNotes', icon: 'releaseNotes' },
] as const satisfies readonly { id: keyof Configuration['helpLinks']; icon: IconName }[];

/** The help panel: what is new, links to documentation and support, and the keyboard shortcuts. */
export function HelpPanel({
  links,
  entries,
  onOpenNews,
  hasNews,
  onOpenShortcuts,
  tabStatusHref,
  ...panel
}: HelpPanelProps) {
  const { help, shortcuts, joinedNames } = useShellMessages();
  return (
    <Drawer {...panel} title={help.title} size="small">
      <List role="list">
        <Entry>
          <Icon name="announcement" />
          <Button
            variant="quiet"
            onPress={onOpenNews}
            {...(hasNews && { 'aria-label': joinedNames([help.news, help.hasNews]) })}
          >
            {help.news}
            {hasNews && <NewsDot />}
          </Button>
        </Entry>
        {ownEntries.map(({ id, icon }) => (
          <Entry key={id}>
            <Icon name={icon} />
            <Link href={links[id]} opensInNewTab>
              {help[id]}
            </Link>
          </Entry>
        ))}
        {entries?.map(({ label, href }) => (
          <Entry key={`${href} ${label}`}>
            <Icon name="help" />
            <Link href={href} opensInNewTab={ownAddress(href, portalRoot()) === null}>
              {label}
            </Link>
          </Entry>
        ))}
        <Entry>
          <Icon name="statusPage" />
          <Link href={tabStatusHref}>{help.tabStatus}</Link>
        </Entry>
        <Entry>
          <Icon name="settings" />
          <Button variant="quiet" onPress={onOpenShortcuts}>
            {shortcuts.title}
          </Button>
        </Entry>
      </List>
    </Drawer>
  );
}
