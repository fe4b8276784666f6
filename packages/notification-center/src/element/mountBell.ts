import { joinEnds } from '@gantry/base/observable';
import { announceGrowth, bellLabel } from '../data/bellLabel.ts';
import type { NotificationCenter } from '../data/NotificationCenter.ts';
import { createBell } from './createBell.ts';
import { messagesIn } from './languages.ts';
import type { createPanel } from './createPanel.tsx';
import { mountWith, type Shown, type View } from './mountElement.ts';

/** Makes the bell, which stands without React. Its panel loads when a person reaches for the bell, or a toast opens a dialog. */
function createBellView(host: HTMLElement): View {
  const bell = createBell();
  const place = document.createElement('div');
  place.className = 'gantry-bell-panel';
  host.append(bell.root, place);

  let shown: Shown | null = null;
  let panel: ReturnType<typeof createPanel> | null = null;
  let isOpen = false;
  let isRemoved = false;
  let stopWatching = () => {};

  const load = () => import('./createPanel.tsx');

  /** Shows the panel, loading it first. A failure is reported, and the next press tries again. */
  async function showPanel() {
    try {
      const loaded = await load();
      if (isRemoved) return;
      panel ??= loaded.createPanel(place, bell.button);
    } catch (error) {
      isOpen = false;
      shown?.center.screens.partFailed(error);
    }
    draw();
  }

  function draw() {
    if (shown === null) return;
    const { center, locale } = shown;
    const count = center.unreadCount.get();
    const label = bellLabel(center.messages.get(), count);
    bell.show({ locale, label, count: count ?? 0, isOpen: isOpen && panel !== null });
    panel?.show(shown, { isOpen, onOpenChange: setOpen });
  }

  function setOpen(open: boolean) {
    isOpen = open;
    if (panel === null) void showPanel();
    else draw();
  }

  /** Runs a center, and draws what changes in it. Returns a function that ends it. */
  function run(center: NotificationCenter): () => void {
    const { unreadCount, messages, dialog, screens } = center;
    const stop = joinEnds(
      unreadCount.subscribe(draw),
      announceGrowth(center),
      messages.subscribe(draw),
      dialog.subscribe(() => {
        if (dialog.get() !== null && panel === null && screens.dialogHosts.get().length === 0) void showPanel();
      }),
      () => void center.stop(),
    );
    center.start();
    return stop;
  }

  bell.button.addEventListener('click', () => setOpen(!isOpen));
  // The press that follows finds the panel loaded. A failure is reported at the press.
  for (const type of ['pointerenter', 'focus'])
    bell.button.addEventListener(type, () => void load().catch(() => {}), { once: true });

  return {
    show(next) {
      const isAnother = next.center !== shown?.center;
      shown = next;
      next.center.setLocale(next.locale, messagesIn(next.locale));
      if (isAnother) {
        stopWatching();
        stopWatching = run(next.center);
      }
      draw();
    },
    remove() {
      isRemoved = true;
      stopWatching();
      panel?.remove();
      bell.root.remove();
      place.remove();
    },
  };
}

/** Draws the bell with its panel. */
export const mountBell = mountWith(createBellView);
