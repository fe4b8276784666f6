import { ownAddress } from '@gantry/platform-client/addresses/ownAddress';
import { portalRoot } from '@gantry/platform-client/addresses/portalBase';
import type { DrawnNode } from './keptHome.ts';

/** None of them runs anything, or loads anything by an attribute that is not refused below. */
const elements =
  /^(?:a|button|circle|div|ellipse|g|h\d|header|input|kbd|label|li|line|main|nav|ol|p|path|poly(?:gon|line)|rect|section|span|svg|ul)$/;
/** Attributes that run, send or load something. A browser reads names in any case. */
const refusedAttributes = /^(?:on|form|action|ping)|src/i;
/** The functions that load by a style or by an attribute of a drawing. An escape could hide one. */
const loading = /(?:url|src|image(?:-set)?)\(|\\/i;
const isText = /^(?:aria|data)-|^title$/;

/**
 * Draws nodes into a parent.
 *
 * @throws Error if one may not be drawn, or is no node
 */
export function drawNodes(parent: ParentNode, nodes: readonly DrawnNode[], namespace: string | null = null): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    const [name, attributes, content] = node;
    if (!elements.test(name)) throw new Error(`An element ${name} is not drawn.`);
    const own = name === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
    const element = own === null ? document.createElement(name) : document.createElementNS(own, name);
    for (const [key, value] of Object.entries(attributes)) {
      const isLink = /href$/i.test(key);
      if (
        refusedAttributes.test(key) ||
        (isLink ? ownAddress(value, portalRoot()) === null : !isText.test(key) && loading.test(value))
      )
        throw new Error(`An attribute ${key} is not drawn.`);
      // The policy refuses an attribute of styles, and not this.
      if (key === 'style') (element as HTMLElement | SVGElement).style.cssText = value; // Every element of the list has styles.
      else element.setAttribute(key, value);
    }
    drawNodes(element, content, own);
    parent.append(element);
  }
}
