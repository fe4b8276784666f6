import { CommandPalette, Icon, type CommandPaletteSection } from '@gantry/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '@gantry/platform-client/addresses/portalBase';
import type { ExtensionSource } from '@gantry/module-host/extension/loadExtension';
import { isHere } from '../../screens/parts/press.ts';
import { whenIdle } from '../../portal/whenIdle.ts';
import { paletteMessages } from '../../languages/en/palette.ts';
import { useShellMessages, type ShellMessages } from '../../languages/index.ts';
import type { AskExtensions } from '@gantry/module-host/extension/askSlot';
import { usePlaces, usePortal } from '../../portal/index.ts';
import { createRanking } from './createRanking.ts';
import { useFavouriteActions } from '../favourites/favouriteControls.tsx';
import { Hint, Key } from './Palette.styles.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { entryAt, initialSections, rankedSections } from './paletteSections.ts';
import { useActionEntries } from './useActionEntries.ts';
import { useNotificationEntries } from './useNotificationEntries.ts';
import { useDashboardEntries, useModuleEntries, useProgramEntries, type Travel } from './usePlaceEntries.ts';
import { useExtensionHits } from './useExtensionHits.ts';
import { useModulesElsewhere } from './useModulesElsewhere.ts';
import { usePurchaseOrderEntry } from './usePurchaseOrderEntry.ts';

interface PaletteProps {
  /** Asks the extensions that find things; null if there is none. */
  readonly ask: AskExtensions<'search'> | null;
  readonly onClose: () => void;
}

const purchaseOrderId = 'purchase order';

/** Finds every place and command of the portal by typing. It loads when it is first opened. */
export function Palette({ ask, onClose }: PaletteProps) {
  const messages = useShellMessages();
  const { palette } = useShellMessages(paletteMessages);
  const [text, setText] = useState('');
  const searched = text.trim();
  const travel = useTravel();
  const { entries, ranked } = useEntries(palette, travel, searched);
  const purchaseOrder = usePurchaseOrderEntry(searched, palette);
  const provided = useExtensionHits(ask, searched);
  const favourite = useFavouriteEntry(entries, searched === '' ? null : (ranked[0] ?? null));
  const places = { favourites: usePlaces('favourites'), recent: usePlaces('recent') };

  const titles = { ...palette.sections, favourites: messages.home.favourites, recent: messages.home.recent };
  const sections = searched === '' ? initialSections(entries, places) : rankedSections(ranked);
  const shown = new Map(sections.flatMap((section) => section.entries.map((entry) => [entry.id, entry] as const)));
  if (favourite) shown.set(favourite.id, favourite);

  const choose = (id: string) => {
    if (id === purchaseOrderId) {
      if (purchaseOrder.run()) onClose();
      return;
    }
    const entry = shown.get(id);
    const hits = provided.found.flatMap(({ extension, answer }) => answer.map((found) => ({ extension, found })));
    const chosen = hits.find(({ extension, found }) => hitId(extension, found.id) === id);
    if (entry?.isToggle !== true) onClose();
    entry?.run?.();
    const href = entry?.run ? undefined : (entry ?? chosen?.found)?.href;
    if (href !== undefined) travel.to(href);
  };

  return (
    <CommandPalette
      aria-label={messages.frame.palette}
      placeholder={palette.placeholder}
      isOpen
      onOpenChange={onClose}
      value={text}
      onChange={(next) => {
        setText(next);
        purchaseOrder.clear();
      }}
      sections={[
        ...sections.map(({ id, entries: inSection }): CommandPaletteSection => ({
          id,
          title: titles[id],
          items: inSection.map(itemOf),
        })),
        ...provided.found.map(({ extension, answer }, index): CommandPaletteSection => ({
          // The id of an extension is its address, and a name cannot be found by an id with a space.
          id: `provider-${index}`,
          title: extension.name,
          items: answer.map(({ id, title, description, href }) => ({
            id: hitId(extension, id),
            title,
            ...(description !== undefined && { description }),
            icon: <Icon name="search" />,
            href: hrefOf(href),
          })),
        })),
        {
          id: 'purchaseOrders',
          title: palette.purchaseOrders,
          items: purchaseOrder.row
            ? [{ id: purchaseOrderId, ...purchaseOrder.row, icon: <Icon name="purchaseOrder" /> }]
            : [],
        },
        { id: 'favourite', title: titles.favourites, items: favourite ? [itemOf(favourite)] : [] },
      ]}
      onAction={choose}
      isLoading={purchaseOrder.isLoading || provided.isLoading}
      emptyText={palette.noMatch(searched)}
      footer={
        <>
          <Hint>
            <Key>↑</Key>
            <Key>↓</Key> {palette.hints.move}
          </Hint>
          <Hint>
            <Key>Enter</Key> {palette.hints.open}
          </Hint>
          <Hint>
            <Key>Esc</Key> {palette.hints.close}
          </Hint>
        </>
      }
    />
  );
}

const hitId = ({ entry }: ExtensionSource, id: string) => `hit ${entry} ${id}`;

const itemOf = ({ id, title, description, icon, href }: PaletteEntry): CommandPaletteSection['items'][number] => ({
  id,
  title,
  ...(description !== undefined && { description }),
  icon: <Icon name={icon} />,
  ...(href !== undefined && { href: hrefOf(href) }),
});

/** Navigation asks the leave guards, and `switchProgram` does so before it selects another program. */
function useTravel(): Travel {
  const { switchProgram } = usePortal();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      to: (href) => void navigate(href, { replace: isHere(href) }),
      toProgram: (program, href) => {
        const go = async () => {
          if ((await switchProgram(program)) === 'selected' && href !== undefined) await navigate(href);
        };
        void go();
      },
    }),
    [navigate, switchProgram],
  );
}

/** Every entry of the palette, and those that the text finds, best first. */
function useEntries(palette: ShellMessages['palette'], travel: Travel, text: string) {
  const modules = useModuleEntries();
  const findElsewhere = useModulesElsewhere(palette, travel);
  const programs = useProgramEntries(travel);
  const dashboards = useDashboardEntries();
  const notifications = useNotificationEntries(palette);
  const actions = useActionEntries(palette);
  const entries = useMemo(
    () => [...modules, ...programs, ...dashboards, ...notifications, ...actions],
    [modules, programs, dashboards, notifications, actions],
  );
  const ranking = useMemo(() => createRanking(entries), [entries]);
  useEffect(() => whenIdle(ranking.prepare), [ranking]);
  const ranked = useMemo(() => ranking.search(text, findElsewhere(text)), [ranking, findElsewhere, text]);
  return { entries, ranked };
}

/** Makes a favourite of the best place that was found, or before anything is typed the place that is open, or removes it; null if it is no place. */
function useFavouriteEntry(entries: readonly PaletteEntry[], best: PaletteEntry | null): PaletteEntry | null {
  const actionOf = useFavouriteActions();
  const { pathname } = useLocation();
  const place = (best ?? entryAt(entries, pathname))?.place;
  if (place === undefined) return null;
  const { label, onPress } = actionOf(place);
  return { id: 'favourite', section: 'actions', title: label, icon: 'pin', isToggle: true, run: onPress };
}
