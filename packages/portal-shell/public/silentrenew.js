// The end of a silent renewal: hands the answer of the identity provider to the portal's page, which opened this frame.
parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
