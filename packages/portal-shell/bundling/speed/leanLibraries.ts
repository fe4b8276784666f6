import type { Plugin } from 'vite';
import { languages } from '../../src/languages/languages.ts';

/** Numbers the parts of each icon. lucide gives each part a random key for React, and random letters do not compress. */
const shortIconKeys: Plugin = {
  name: 'gantry-short-icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/ },
    handler(code) {
      let count = 0;
      return { code: code.replaceAll(/\bkey: "[a-z\d]+"/g, () => `key: "${(count += 1)}"`), map: null };
    },
  },
};

const locales = Object.values(languages).map(({ locale }) => locale);

/** React Aria brings its few messages in 34 languages. */
const portalLanguages: Plugin = {
  name: 'gantry-portal-languages',
  apply: 'build',
  load: {
    filter: {
      id: new RegExp(
        String.raw`/react-(?:aria|stately)/dist/private/intl/\w+/(?!${locales.join('|')})[a-z]{2}-[A-Z]{2}\.m?js$`,
      ),
    },
    handler: () => 'export default {};',
  },
};

/** React Router names its build with warnings for developers whatever the conditions are. */
const productionRouter: Plugin = {
  name: 'gantry-production-router',
  // Before Vite's own resolver.
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
};

/**
 * React Router gives its components names for developers, and does not say that to make one changes nothing else. So the bundler keeps
 * `Link`, `NavLink`, `Form`, and what fetches data for them.
 */
const routerParts: Plugin = {
  name: 'gantry-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/[^/]+\.m?js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};

/** React brings two renderers of markup together, of which the portal uses the one without streams. */
const oneRenderer: Plugin = {
  name: 'gantry-one-renderer',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^react-dom\/server$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const file = 'cjs/react-dom-server-legacy.browser.production.js';
      return found && { ...found, id: found.id.replace(/server(?:\.\w+)?\.js$/, file) };
    },
  },
};

/** Leaves out what libraries bring and the portal never uses. docs/speed.md says what it buys. */
export function leanLibraries(): Plugin[] {
  return [shortIconKeys, portalLanguages, productionRouter, routerParts, oneRenderer];
}
