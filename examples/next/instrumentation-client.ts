/**
 * Next loads its later files as scripts by their address. With required Trusted Types the browser asks this policy, which allows the files of
 * this build and nothing else.
 */
const policy = {
  createScriptURL: (address: string) => {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null;
  },
};

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: typeof policy) => unknown;
}

// TypeScript does not know Trusted Types yet.
(globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', policy);
