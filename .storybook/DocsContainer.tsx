import { applyAppearance, type Appearance } from '@gantry/ui-kit';
import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { styled } from 'styled-components';
import { STORY_RENDERED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { brand } from './brand.ts';
import { ToolbarDirection } from './site/ToolbarDirection.ts';
import { initialGlobals, languages, type Globals } from './globals.ts';

/** Code within a sentence breaks like the sentence, so that a page is never wider than a phone. */
const Sheet = styled.div`
  & :not(pre) > code {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** The window of a story in a frame. Storybook's preview puts its channel there. */
type PreviewWindow = Window & {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly emit: (event: string, payload: unknown) => void };
};

/** The toolbar's choices that are part of the address, such as `globals=theme:dark;language:arabic`. */
function globalsOfAddress(): Partial<Record<string, string>> {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':') as [string, string?]));
}

/** A page of the docs in the toolbar's theme, density and direction. Only its own element gets a direction, never the whole page. */
export function DocsContainer({ context, children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => ({ ...initialGlobals, ...globalsOfAddress() }));
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the toolbar sends this event. The stories in frames report their own globals as well, by another event.
    const follow = ({ globals: next }: { globals: Partial<Globals> }) => setGlobals((now) => ({ ...now, ...next }));
    context.channel.on(UPDATE_GLOBALS, follow);
    return () => context.channel.off(UPDATE_GLOBALS, follow);
  }, [context]);

  // Storybook hands the toolbar's choices to the stories of the page, and not to those in frames.
  useEffect(() => {
    const told = new WeakSet<Window>();
    const tellFrames = () => {
      for (const { contentWindow } of page.current?.querySelectorAll('iframe') ?? []) {
        const preview: PreviewWindow | null = contentWindow;
        const channel = preview?.__STORYBOOK_ADDONS_CHANNEL__;
        if (contentWindow === null || channel === undefined || told.has(contentWindow)) continue;
        told.add(contentWindow);
        channel.emit(UPDATE_GLOBALS, { globals });
      }
    };
    tellFrames();
    context.channel.on(STORY_RENDERED, tellFrames);
    return () => context.channel.off(STORY_RENDERED, tellFrames);
  }, [context, globals]);

  const { theme, density, contrast, motion, language } = globals;
  useEffect(() => {
    applyAppearance({ theme, density, contrast, motion } satisfies Appearance);
  }, [theme, density, contrast, motion]);
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { direction } = languages[language];
  return (
    <ToolbarDirection value={direction}>
      <Sheet ref={page} dir={direction}>
        <StorybookContainer {...props} context={context} theme={brand(isDark ? 'dark' : 'light')}>
          {children}
        </StorybookContainer>
      </Sheet>
    </ToolbarDirection>
  );
}
