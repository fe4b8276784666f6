import { AvatarUpload, Button, Drawer, Icon, Link, SegmentedControl, type AvatarUploadProps } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import type { PanelProps } from '../../parts/panels.ts';
import { Stack } from '../../parts/Stack.styles.ts';
import { useShellMessages, definitionOf, languageTags } from '../../../languages/index.ts';
import { Email, Name, Section, SectionTitle, Version } from './AccountPanel.styles.ts';
import { TimeZoneField } from './TimeZoneField.tsx';
import { languageChange } from '../../../preferences/effectivePreferences.ts';
import { choices } from '../../../preferences/preferences.ts';
import { usePreferences } from '../../../preferences/PreferencesProvider.tsx';

export interface AccountPanelProps extends PanelProps {
  readonly name: string;
  /** Null if the identity provider gives none. */
  readonly email: string | null;
  readonly picture: Pick<AvatarUploadProps, 'src' | 'onUpload' | 'onDelete' | 'errorMessageOf'>;
  /** How old the picture is, if it is a kept one. */
  readonly asOf?: ReactNode;
  /** Where the person changes their password; null if another provider keeps it. */
  readonly changePasswordHref: string | null;
  /** Asks the browser for permission to show notifications; null if the person has decided or push is not available. */
  readonly onAllowPush: (() => void) | null;
  readonly onLogout: () => void;
  readonly versionLabel: string;
  /** The name of this installation, such as `production`. */
  readonly environment: string;
}

/** The account panel: picture, name and preferences, and below what scrolls, the version and Logout. */
export function AccountPanel({
  id,
  isOpen,
  onOpenChange,
  onLogout,
  versionLabel,
  environment,
  ...content
}: AccountPanelProps) {
  const { account } = useShellMessages();
  return (
    <Drawer
      id={id}
      title={account.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Version>{account.version(versionLabel, environment)}</Version>
          <Button icon={<Icon name="logout" />} onPress={onLogout}>
            {account.logout}
          </Button>
        </>
      }
    >
      <PanelContent {...content} />
    </Drawer>
  );
}

function PanelContent({
  name,
  email,
  picture,
  asOf,
  changePasswordHref,
  onAllowPush,
}: Omit<AccountPanelProps, keyof PanelProps | 'onLogout' | 'versionLabel' | 'environment'>) {
  const messages = useShellMessages();
  return (
    <Stack data-gap="24">
      <Stack>
        <AvatarUpload {...picture} name={name} />
        <div>
          <Name>{name}</Name>
          {email !== null && <Email>{email}</Email>}
          {asOf}
        </div>
      </Stack>
      <Section>
        <SectionTitle>{messages.account.preferences}</SectionTitle>
        <PreferenceControls />
        {onAllowPush !== null && (
          <Button icon={<Icon name="notification" />} onPress={onAllowPush}>
            {messages.account.allowPush}
          </Button>
        )}
      </Section>
      {changePasswordHref !== null && (
        <Link href={changePasswordHref} variant="button-secondary" opensInNewTab>
          {messages.account.changePassword}
        </Link>
      )}
    </Stack>
  );
}

const directions = ['ltr', 'rtl'] as const;

/** The controls of theme, density, language, direction and time zone. A change shows at once, in every tab. */
function PreferenceControls() {
  const { account } = useShellMessages();
  const { theme, density, language, direction, change } = usePreferences();
  return (
    <Stack data-gap="16">
      <SegmentedControl
        label={account.theme}
        options={choices.theme.map((id) => ({ id, label: account.themes[id] }))}
        selectedKey={theme}
        onSelectionChange={(value) => change({ theme: value })}
      />
      <SegmentedControl
        label={account.language}
        options={languageTags().map((id) => ({ id, label: definitionOf(id).name }))}
        selectedKey={language}
        onSelectionChange={(value) => change(languageChange(value))}
      />
      <SegmentedControl
        label={account.direction}
        options={directions.map((id) => ({ id, label: account.directions[id] }))}
        selectedKey={direction}
        onSelectionChange={(value) => change({ direction: value })}
      />
      <SegmentedControl
        label={account.density}
        options={choices.density.map((id) => ({ id, label: account.densities[id] }))}
        selectedKey={density}
        onSelectionChange={(value) => change({ density: value })}
      />
      <TimeZoneField />
    </Stack>
  );
}
