import { usePortal } from '../../portal/index.ts';
import { NotFoundScreen } from '../../screens/ErrorScreens/ErrorScreens.tsx';

interface NotFoundProps {
  /** Outside the frame it fills the window. @default false */
  readonly isFullPage?: boolean;
}

/** The 404 page of a signed-in person, which says whom to ask. */
export function NotFound(props: NotFoundProps) {
  const { helpLinks } = usePortal().configuration;
  return <NotFoundScreen {...props} contactSupportHref={helpLinks.contactSupport} />;
}
