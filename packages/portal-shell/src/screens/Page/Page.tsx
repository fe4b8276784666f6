import { useEffect, useRef, type ReactNode } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { useNavigationFocus } from '../parts/NavigationFocus.tsx';
import { PageActions, PageBody, PageHeader, PageHeading, PageTitle } from './Page.styles.ts';

/** Names the browser's tab after the screen. */
export function useDocumentTitle(title: string): void {
  const messages = useShellMessages();
  useEffect(() => {
    document.title = messages.documentTitle(title);
  }, [messages, title]);
}

interface PageProps {
  /** The name of the screen in the browser's tab and history. */
  readonly title: string;
  /** The heading; by default the title. */
  readonly heading?: string;
  /** A greeting is larger than a title. */
  readonly variant?: 'title' | 'greeting';
  /** Identifies the screen; by default the path. The focus moves when it changes. */
  readonly place?: string;
  /** What the screen belongs to, below the heading. */
  readonly context?: ReactNode;
  /** Controls at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the shell: a heading that takes the focus after navigation, actions and content. */
export function Page({ title, heading = title, variant = 'title', place, context, actions, children }: PageProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useNavigationFocus(titleRef, place);
  return (
    <PageBody>
      <PageHeader>
        <PageHeading>
          <PageTitle ref={titleRef} tabIndex={-1} data-variant={variant}>
            {heading}
          </PageTitle>
          {context}
        </PageHeading>
        {actions !== undefined && <PageActions>{actions}</PageActions>}
      </PageHeader>
      {children}
    </PageBody>
  );
}
