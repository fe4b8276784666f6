/**
 * The headers every response carries. The opener policy keeps windows of other origins away while the call window, which the portal opens
 * itself, can still talk back; nothing here forbids the hidden frame of a silent renewal, which `frame-ancestors` limits to the portal.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Field modules photograph, call and locate; frames of other origins may not.
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
} as const;
