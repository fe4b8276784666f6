import { ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useId, useMemo } from 'react';
import type { ConfiguredExtension } from '../../config/extensionsSchema.ts';
import { createWidgetLoader } from '../../hosting/extension/createWidgetLoader.ts';
import { ModuleHost } from '../../hosting/ModuleHost/ModuleHost.tsx';
import { useShellMessages } from '../../languages/index.ts';
import { extensionsMessages } from '../../languages/en/extensions.ts';
import { usePortal } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { uploadsOf } from '../../uploads/uploadsOf.ts';
import { NeedsNetwork } from '../offline/NeedsNetwork.tsx';
import { Widget, WidgetArea, WidgetTitle } from './ActivityWidget.styles.ts';
import { useExtensionEnvironment } from './useExtensionEnvironment.ts';

/** The widget of one extension, with its name above it. One that fails shows that, and can be tried again. */
export function ActivityWidget({ extension }: { readonly extension: ConfiguredExtension }) {
  const portal = usePortal();
  const { leaveGuards, storage } = portal;
  const { language } = usePreferences();
  const messages = useShellMessages(extensionsMessages).extensions;
  const shared = useExtensionEnvironment();
  const { name } = extension;
  const environment = useMemo(
    () => ({
      ...shared,
      storage,
      uploads: uploadsOf(portal),
      entry: { moduleId: 0, name, inputs: [], isProgramAgnostic: false },
      // A widget has no address.
      route: { basePath: '', subPath: '', parameters: {}, query: {} },
    }),
    [shared, portal, storage, name],
  );
  const titleId = useId();
  return (
    <Widget aria-labelledby={titleId}>
      <WidgetTitle id={titleId}>{name}</WidgetTitle>
      <ModuleHost
        // Another program or language is another widget.
        key={`${shared.program?.id} ${language}`}
        environment={environment}
        guards={leaveGuards}
        createLoader={() => createWidgetLoader(extension)}
        area={WidgetArea}
        loading={<Skeleton kind="row" count={2} aria-label={messages.loading(name)} />}
        unauthorized={null}
        renderError={({ retry }) => (
          <NeedsNetwork otherwise={<ErrorCard title={messages.failed(name)} onRetry={retry} />} />
        )}
      />
    </Widget>
  );
}
