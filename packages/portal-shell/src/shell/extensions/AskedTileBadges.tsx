import type { TileBadge } from '@gantry/module';
import { Badge } from '@gantry/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import type { ExtensionSource } from '@gantry/module-host/extension/loadExtension';
import { useShellMessages } from '../../languages/index.ts';
import type { TileBadges } from '../../screens/apps.ts';
import { useAppGroups } from '../launcher/useAppGroups.ts';
import { useAskExtensions, useExtensions } from './useExtensions.ts';

const repeatMs = 60_000;

/** Asks the extensions for the badges of the tiles, and again while the page is in view. Each answer is there as soon as it comes. */
function useTileBadges(): readonly TileBadge[] {
  const extensions = useExtensions('tileBadges');
  const ask = useAskExtensions('tileBadges');
  const [answers, setAnswers] = useState<ReadonlyMap<ExtensionSource, readonly TileBadge[]>>(() => new Map());

  useEffect(() => {
    if (ask === null) return undefined;
    const controller = new AbortController();
    const askAll = () =>
      void ask({ signal: controller.signal }, ({ extension, answer }) =>
        setAnswers((known) => new Map(known).set(extension, answer)),
      );
    askAll();
    const timer = setInterval(() => document.visibilityState === 'visible' && askAll(), repeatMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [ask]);

  return extensions.flatMap((extension) => answers.get(extension) ?? []);
}

/** One badge for several counts. It reads each label. */
function JoinedBadge({ badges }: { readonly badges: readonly TileBadge[] }) {
  const { joinedNames } = useShellMessages();
  const count = badges.reduce((sum, badge) => sum + badge.count, 0);
  return <Badge count={count} countLabel={() => joinedNames(badges.map(({ label }) => label))} />;
}

/** Asks extensions for the badges of the tiles. The tile of a group has the badges of its modules. */
export function AskedTileBadges({ onChange }: { readonly onChange: (badges: TileBadges) => void }) {
  const asked = useTileBadges();
  const groups = useAppGroups();
  const text = JSON.stringify(asked.filter(({ count }) => count > 0));
  const badges = useMemo(() => {
    // It was written above. A text is the same after each answer that changes nothing.
    const all = JSON.parse(text) as readonly TileBadge[];
    const of = (routes: readonly string[]) => all.filter(({ route }) => routes.includes(route));
    const tiles = (groups ?? []).flatMap(({ id, apps }) => [
      [id, of(apps.map((app) => app.id))] as const,
      ...apps.map((app) => [app.id, of([app.id])] as const),
    ]);
    return new Map(
      tiles.filter(([, found]) => found.length > 0).map(([id, found]) => [id, <JoinedBadge key={id} badges={found} />]),
    );
  }, [text, groups]);
  useEffect(() => {
    onChange(badges);
  }, [badges, onChange]);
  return null;
}
