import { Dialog, Switch } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { useId } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { shortcutListMessages } from '../../languages/en/shortcutList.ts';
import { usePortal } from '../../portal/index.ts';
import { Key } from '../palette/Palette.styles.ts';
import { Introduction, Keys, Part, PartTitle, Row } from './ShortcutsDialog.styles.ts';
import { shortcutIds, shortcutKeys, type ShortcutId } from './shortcuts.ts';

/** The keys that always work, by the name of what they do in the messages. */
const moves = [
  ['tab', ['Tab']],
  ['arrows', ['↑', '↓']],
  ['enter', ['Enter']],
  ['space', ['Space']],
  ['esc', ['Esc']],
  ['f6', ['F6']],
] as const;

/** Lists the keyboard shortcuts, each with a switch that turns it off (WCAG 2.1.4), and the keys that always work. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { title } = useShellMessages().shortcuts;
  const { shortcutList: messages } = useShellMessages(shortcutListMessages);
  const { shortcutsOff } = usePortal().personal;
  const off = useReadable(shortcutsOff);
  const ownId = useId();
  const movesId = useId();
  const turn = (id: ShortcutId, isOn: boolean) =>
    shortcutsOff.set([...shortcutsOff.get().filter((other) => other !== id), ...(isOn ? [] : [id])]);
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <Introduction>{messages.introduction}</Introduction>
      <Part aria-labelledby={ownId}>
        <PartTitle id={ownId}>{messages.own}</PartTitle>
        {shortcutIds.map((id) => (
          <Row key={id}>
            <Switch isSelected={!off.includes(id)} onChange={(isOn) => turn(id, isOn)}>
              {messages.names[id]}
            </Switch>
            <KeyCaps keys={shortcutKeys(id)} />
          </Row>
        ))}
      </Part>
      <Part aria-labelledby={movesId}>
        <PartTitle id={movesId}>{messages.everywhere}</PartTitle>
        {moves.map(([move, keys]) => (
          <Row key={move}>
            <span>{messages.moves[move]}</span>
            <KeyCaps keys={keys} />
          </Row>
        ))}
      </Part>
    </Dialog>
  );
}

/** Keys are named in Latin letters, from left to right, in either language. */
function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  return (
    <Keys dir="ltr">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Keys>
  );
}
