import type { Button, InputStep } from './engine.ts';

/** The keys that WebDriver knows by a code point of its own. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  // The next one is that of the number pad, which presses no button of Firefox.
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F5: '\uE035',
  F6: '\uE036',
  Meta: '\uE03D',
};

const buttons: Readonly<Record<Button, number>> = { left: 0, middle: 1, right: 2 };

/** The steps in the form of WebDriver, which WebDriver BiDi has too. Each step of one device is a pause of the other. */
export function actionsOf(steps: readonly InputStep[]) {
  const pause = { type: 'pause', duration: 0 };
  const mouse = steps.map((step) => {
    if (step.type === 'move') return { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: 0 };
    if (step.type !== 'down' && step.type !== 'up') return pause;
    return { type: step.type === 'down' ? 'pointerDown' : 'pointerUp', button: buttons[step.button ?? 'left'] };
  });
  const keyboard = steps.map((step) =>
    'key' in step ? { type: step.type, value: codes[step.key] ?? step.key } : pause,
  );
  const devices: object[] = [];
  if (mouse.some((action) => action !== pause)) {
    devices.push({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: mouse });
  }
  if (keyboard.some((action) => action !== pause)) devices.push({ type: 'key', id: 'keyboard', actions: keyboard });
  return devices;
}
