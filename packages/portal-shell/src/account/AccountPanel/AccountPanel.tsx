import { AvatarUpload, Button, Drawer, Icon, Link } from '@gantry/ui-kit';
import type { PanelProps } from '../../frameParts/panels.ts';
import { useShellMessages } from '../../languages/index.ts';
import { PreferenceControls } from './PreferenceControls.tsx';
import { Actions, Email, Footer, Name, Person, Root, Section, SectionTitle } from './AccountPanel.styles.ts';

export interface AccountPanelProps extends PanelProps {
  readonly name: string;
  /** Null if the identity provider gives none. */
  readonly email: string | null;
  /** The address of the picture; null without one. */
  readonly picture: string | null;
  readonly onUploadPicture: (file: File) => Promise<void>;
  readonly onDeletePicture: () => Promise<void>;
  /** Where the person changes their password; null if another provider keeps it. */
  readonly changePasswordHref: string | null;
  /** Asks the browser for permission to show notifications; null if the person has decided or push is not available. */
  readonly onAllowPush: (() => void) | null;
  readonly onLogout: () => void;
  readonly versionLabel: string;
  /** The name of this installation, such as `production`. */
  readonly environment: string;
}

/** The account panel: picture, name, preferences and Logout. */
export function AccountPanel({ id, isOpen, onOpenChange, ...content }: AccountPanelProps) {
  const messages = useShellMessages();
  return (
    <Drawer id={id} title={messages.account.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <PanelContent {...content} />
    </Drawer>
  );
}

function PanelContent({
  name,
  email,
  picture,
  onUploadPicture,
  onDeletePicture,
  changePasswordHref,
  onAllowPush,
  onLogout,
  versionLabel,
  environment,
}: Omit<AccountPanelProps, keyof PanelProps>) {
  const messages = useShellMessages();
  return (
    <Root>
      <Person>
        <AvatarUpload name={name} src={picture} onUpload={onUploadPicture} onDelete={onDeletePicture} />
        <div>
          <Name>{name}</Name>
          {email !== null && <Email>{email}</Email>}
        </div>
      </Person>
      <Section>
        <SectionTitle>{messages.account.preferences}</SectionTitle>
        <PreferenceControls />
        {onAllowPush !== null && (
          <Button icon={<Icon name="notification" />} onPress={onAllowPush}>
            {messages.account.allowPush}
          </Button>
        )}
      </Section>
      <Actions>
        {changePasswordHref !== null && (
          <Link href={changePasswordHref} variant="button-secondary" opensInNewTab>
            {messages.account.changePassword}
          </Link>
        )}
        <Button icon={<Icon name="logout" />} onPress={onLogout}>
          {messages.account.logout}
        </Button>
      </Actions>
      <Footer>{messages.account.version(versionLabel, environment)}</Footer>
    </Root>
  );
}
