import type { Plugin } from 'vite';

/**
 * Numbers the parts of each icon. lucide gives each part a random key for React, and random letters do not compress: those of the
 * portal's icons were 2 kB on the way to Home.
 */
export function shortIconKeys(): Plugin {
  return {
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
}
