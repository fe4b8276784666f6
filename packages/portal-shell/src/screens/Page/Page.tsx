import { useEffect, useRef, type ReactNode } from 'react';
import { useShellMessages } from '../../messages/index.ts';
import { useNavigationFocus } from '../../frameParts/NavigationFocus.tsx';
import { PageActions, PageBody, PageHeader, PageTitle } from './Page.styles.ts';

/** Names the tab of the browser after the screen. */
export function useDocumentTitle(title: string): void {
  const messages = useShellMessages();
  useEffect(() => {
    document.title = messages.documentTitle(title);
  }, [messages, title]);
}

interface PageProps {
  /** What the browser's tab and history call this screen. */
  readonly title: string;
  /** The words of the heading; the title unless given. */
  readonly heading?: string;
  /** A greeting is larger than a title. */
  readonly variant?: 'title' | 'greeting';
  /** What stands beside the heading, at the end. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the shell: a heading that takes the focus after navigation, what can be done with the whole, and the content. */
export function Page({ title, heading = title, variant = 'title', actions, children }: PageProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useNavigationFocus(titleRef);
  return (
    <PageBody>
      <PageHeader>
        <PageTitle ref={titleRef} tabIndex={-1} data-variant={variant}>
          {heading}
        </PageTitle>
        {actions !== undefined && <PageActions>{actions}</PageActions>}
      </PageHeader>
      {children}
    </PageBody>
  );
}
