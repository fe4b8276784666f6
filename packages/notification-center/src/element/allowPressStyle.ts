// The rule that React Aria would put into the page, and the id of its element.
const rule = '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }';
const id = 'react-aria-pressable-style';

/**
 * Adopts the one rule that React Aria injects, if the page gives no nonce for it: a strict policy would refuse the injected one and
 * log that. React Aria leaves its own out if an element has its id.
 */
export function allowPressStyle() {
  if (document.querySelector(`[property="csp-nonce"], #${id}`) !== null) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
