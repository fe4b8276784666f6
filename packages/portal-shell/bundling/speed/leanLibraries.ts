import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { definitionOf, languages, languageTags, sourceLanguage } from '../../src/languages/languages.ts';

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
    // English stands in for the others: a language that an installation adds, and the region of a browser, must find a text.
    handler: (id) => `export { default } from './en-US${id.slice(id.lastIndexOf('.'))}';`,
  },
};

const rightToLeft = languageTags().filter((tag) => definitionOf(tag).direction === 'rtl');

/**
 * React Aria asks `Intl` for the direction of the browser's locale while it loads, and again for the portal's. The first use of `Intl` in a
 * process takes a phone 40 ms or more. Here the script of a locale says the direction, and without one its language, and the portal always
 * names its locale.
 */
const directionByName: Plugin = {
  name: 'gantry-direction-by-name',
  apply: 'build',
  load: {
    filter: { id: /\/react-aria\/dist\/private\/i18n\/(?:utils|useDefaultLocale)\.m?js$/ },
    handler: (id) =>
      id.includes('useDefaultLocale')
        ? `export const useDefaultLocale = () => ({ locale: '${languages[sourceLanguage].locale}', direction: 'ltr' });`
        : `export const isRTL = (locale) => /-Arab\\b|^(?:${rightToLeft.join('|')})\\b(?!-Latn\\b)/.test(locale);`,
  },
};

/** Takes another file of a package than the one that its conditions name. */
const otherFile = (name: string, id: RegExp, named: RegExp, taken: string): Plugin => ({
  name,
  // Before Vite's own resolver.
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(named, taken) };
    },
  },
});

/** React Router names its build with warnings for developers whatever the conditions are. */
const productionRouter = otherFile(
  'gantry-production-router',
  /^react-router(?:\/dom)?$/,
  /\/dist\/development\//,
  '/dist/production/',
);

/** React brings two renderers of markup together, of which the portal uses the one without streams. */
const oneRenderer = otherFile(
  'gantry-one-renderer',
  /^react-dom\/server$/,
  /server(?:\.\w+)?\.js$/,
  'cjs/react-dom-server-legacy.browser.production.js',
);

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

const contextsQuery = '?contexts';
/** The declaration of a context that a module of React Aria Components exports: its variable and its value. */
const contextDeclaration = /^const (\$\w+\$export\$\w+) = .*createContext\)\((null|\{\})\);$/gm;

/** The contexts that a module of React Aria Components exports. */
const contextsOf = (code: string) =>
  [...code.matchAll(contextDeclaration)].map(([, variable = '', value]) => {
    const [exported = ''] = code.split(`${variable} as `).slice(1);
    return { name: /^\w+/.exec(exported)?.[0], variable, value };
  });

/**
 * The field of the bar clears the contexts of `Group`, `Label`, `Text` and `FieldError`, and uses none of these components. A module is in
 * one chunk, so that of Home would contain them. Their contexts are modules of their own.
 */
const contextsApart: Plugin = {
  name: 'gantry-contexts-apart',
  apply: 'build',
  load: {
    filter: { id: /\/react-aria-components\/dist\/private\/\w+\.mjs\?contexts$/ },
    async handler(id) {
      const contexts = contextsOf(await readFile(id.replace(contextsQuery, ''), 'utf8'));
      const lines = contexts.map(
        ({ name, value }) => `export const ${name} = /* @__PURE__ */ createContext(${value});`,
      );
      return `import { createContext } from 'react';\n${lines.join('\n')}`;
    },
  },
  transform: {
    filter: { id: /\/react-aria-components\/dist\/private\/\w+\.mjs$/ },
    handler(code, id) {
      const own = contextsOf(code);
      const file = id.slice(id.lastIndexOf('/') + 1);
      const imported = own.map(({ name, variable }) => `${name} as ${variable}`).join(', ');
      const rest = code
        .replaceAll(contextDeclaration, '')
        .replaceAll(/^(import \{(?:\w+Context as \$\w+(?:, )?)+\} from "\.\/\w+\.mjs)(";)$/gm, `$1${contextsQuery}$2`);
      return { code: `import { ${imported} } from './${file}${contextsQuery}';\n${rest}`, map: null };
    },
  },
};

/** Leaves out what libraries bring and the portal never uses. docs/speed.md says what it buys. */
export function leanLibraries(): Plugin[] {
  return [shortIconKeys, portalLanguages, directionByName, productionRouter, routerParts, contextsApart, oneRenderer];
}
