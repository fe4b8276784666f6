import type { ModuleEntry } from '../../catalog/catalog.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import {
  NotAuthorizedScreen,
  NotFoundScreen,
  type NotFoundScreenProps,
} from '../../screens/ErrorScreens/ErrorScreens.tsx';

/** The 401 page in place of a module, which says which permission is missing. Without an entry it names no module. */
export function NotAuthorized({ entry }: { readonly entry?: ModuleEntry }) {
  const { configuration } = usePortal();
  const program = useSelectedProgram();
  const programName = entry?.isProgramAgnostic === true ? null : (program?.name ?? null);
  return (
    <NotAuthorizedScreen
      {...(entry && { refused: { module: entry.name, program: programName } })}
      contactSupportHref={configuration.helpLinks.contactSupport}
    />
  );
}

/** The 404 page of a signed-in person, which says whom to ask. */
export function NotFound(props: Omit<NotFoundScreenProps, 'contactSupportHref'>) {
  const { helpLinks } = usePortal().configuration;
  return <NotFoundScreen {...props} contactSupportHref={helpLinks.contactSupport} />;
}
