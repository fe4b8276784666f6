/** Drawings for errors, each in a view box of 120 by 88. */
export const errorDrawings = {
  /** A traffic cone. */
  error: (
    <>
      <path d="M22 74h76" data-part="detail" />
      <path d="m41 68 14.6-46a3 3 0 0 1 2.9-2.1h3a3 3 0 0 1 2.9 2.1L79 68" />
      <rect x="32" y="68" width="56" height="6" rx="2" />
      <path d="M51.6 35h16.8M46.5 51h27" data-part="accent" />
    </>
  ),
  /** A signpost with a missing board. */
  notFound: (
    <>
      <path d="M22 76h76" data-part="detail" />
      <path d="M60 10v66M50 76h20" />
      <path d="M60 44H36l-9 8 9 8h24" />
      <path d="M60 17h26l9 8-9 8H60" strokeDasharray="4 4" data-part="accent" />
    </>
  ),
  /** An unplugged cabinet. */
  serverError: (
    <>
      <path d="M22 76h76" data-part="detail" />
      <rect x="30" y="12" width="36" height="60" rx="4" />
      <path d="M30 27h36M30 42h36M30 57h36M37 72v4M59 72v4" />
      <path d="M38 19.5h.01M38 34.5h.01M38 49.5h.01M47 19.5h11M47 34.5h11M47 49.5h11" />
      <path d="M66 65h10a9 9 0 0 0 9-9v-4M79 43h12v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zM82 43v-6M88 43v-6" />
      <path d="M85 28v-8M74 31l-4-6M96 31l4-6" data-part="accent" />
    </>
  ),
  /** An hourglass that has run out. */
  sessionExpired: (
    <>
      <path d="M22 76h76" data-part="detail" />
      <path d="M40 12h40M40 76h40" />
      <path d="M45 12v9c0 11 15 14 15 23s-15 12-15 23v9M75 12v9c0 11-15 14-15 23s15 12 15 23v9" />
      <path d="M50 76c0-7 4.5-11 10-11s10 4 10 11z" data-part="accentArea" />
    </>
  ),
  /** A padlock. */
  locked: (
    <>
      <path d="M22 76h76" data-part="detail" />
      <path d="M46 38V27a14 14 0 0 1 28 0v11" />
      <rect x="37" y="38" width="46" height="38" rx="5" />
      <circle cx="60" cy="54" r="4.5" data-part="accent" />
      <path d="M60 58.5V65" data-part="accent" />
    </>
  ),
  /** The boom of a gate. */
  denied: (
    <>
      <path d="M18 76h84" data-part="detail" />
      <path d="M22 76V34a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v42M92 76V54M86 76h12" />
      <rect x="38" y="42" width="64" height="12" rx="3" />
      <path d="m50 54 8-12M66 54l8-12M82 54l8-12" data-part="accent" />
      <circle cx="30" cy="42" r="2" />
    </>
  ),
  /** A gantry crane at work. */
  maintenance: (
    <>
      <path d="M14 78h92" data-part="detail" />
      <path d="M16 16h88v9H16zM22 25l9-9 9 9 9-9 9 9 9-9 9 9 9-9 9 9 9-9" />
      <path d="M24 25v50M30 25v50M90 25v50M96 25v50M20 75h14M86 75h14" />
      <path d="M60 25v20" />
      <path d="M60 45v5a4.5 4.5 0 1 1-4.5 4.5" data-part="accent" />
      <rect x="47" y="64" width="26" height="14" rx="2" />
      <path d="M47 71h26" data-part="detail" />
    </>
  ),
  /** A mast without a signal. */
  offline: (
    <>
      <path d="M22 78h76" data-part="detail" />
      <path d="m60 30-13 48M60 30l13 48M56 45h8M53 56h14M50 67h20M53 56l11-11M67 56 56 45M50 67l17-11M70 67 53 56" />
      <circle cx="60" cy="26" r="4" />
      <path
        d="M47 36a16 16 0 0 1 0-20M73 36a16 16 0 0 0 0-20M38 42a27 27 0 0 1 0-32M82 42a27 27 0 0 0 0-32"
        data-part="detail"
      />
      <path d="m32 12 56 60" data-part="accent" />
    </>
  ),
} as const;
