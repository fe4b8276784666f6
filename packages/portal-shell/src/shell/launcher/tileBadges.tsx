import { createContext, use, useState, type ReactNode } from 'react';
import { usePortal } from '../../portal/index.ts';
import { latePart } from '../late/latePart.tsx';
import type { AppGroup, TileBadges } from '../../screens/apps.ts';

const TileBadgesContext = createContext<TileBadges>(new Map());

const askedBadges = latePart(async () => (await import('../extensions/AskedTileBadges.tsx')).AskedTileBadges, {
  when: 'idle',
});

/** Asks the extensions for the badges of the tiles under it. */
export function TileBadgesProvider({ children }: { readonly children: ReactNode }) {
  const { configuration } = usePortal();
  const [badges, setBadges] = useState<TileBadges>(new Map());
  return (
    <TileBadgesContext value={badges}>
      {configuration.extensions.length > 0 && <askedBadges.Part props={{ onChange: setBadges }} />}
      {children}
    </TileBadgesContext>
  );
}

/** A badge that changes is rendered without its tile. */
function TileBadge({ of }: { readonly of: number | string }) {
  return use(TileBadgesContext).get(of) ?? null;
}

/** Gives each group and each module its badge. */
export const withBadges = (groups: readonly AppGroup[]): readonly AppGroup[] =>
  groups.map((group) => ({
    ...group,
    badge: <TileBadge of={group.id} />,
    apps: group.apps.map((app) => ({ ...app, badge: <TileBadge of={app.id} /> })),
  }));
