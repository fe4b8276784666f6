import type { ReactNode } from 'react';
import type { IllustrationName } from './illustrationNames.ts';

/** Every drawing, in a view box of 120 by 88. They load together, when one is first shown. */
export const drawings: Readonly<Record<IllustrationName, ReactNode>> = {
  /** A hard hat and a tick, for a list without open work. */
  done: (
    <>
      <path d="M22 74h76" data-part="detail" />
      <path d="M34 62V60a26 26 0 0 1 52 0v2" />
      <path d="M53 36.5v-3.5a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3.5M53 36v13M67 36v13" />
      <rect x="27" y="62" width="66" height="7" rx="3.5" />
      <circle cx="90" cy="28" r="13" data-part="accent" />
      <path d="m84 28.5 4.3 4.3 8-9" data-part="accent" />
    </>
  ),
  /** An empty tray. */
  inbox: (
    <>
      <path d="M22 74h76" data-part="detail" />
      <path d="m30 50 9-19a4 4 0 0 1 3.6-2.3h34.8A4 4 0 0 1 81 31l9 19v14a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" />
      <path d="M30 50h17a3 3 0 0 1 2.7 1.7l1.8 3.6a3 3 0 0 0 2.7 1.7h11.6a3 3 0 0 0 2.7-1.7l1.8-3.6A3 3 0 0 1 73 50h17" />
      <path d="M60 19v-8M45 21l-4-7M75 21l4-7" data-part="accent" />
    </>
  ),
  /** A drawer of a filing cabinet. */
  archive: (
    <>
      <path d="M22 74h76" data-part="detail" />
      <rect x="38" y="14" width="44" height="60" rx="4" />
      <path d="M38 34h44M38 54h44M55 24h10M55 64h10" />
      <path d="M55 44h10" data-part="accent" />
    </>
  ),
  /** A plan under a magnifying glass. */
  search: (
    <>
      <rect x="24" y="16" width="58" height="56" rx="4" />
      <path d="M24 34.7h58M24 53.3h58M43.3 16v56M62.7 16v56" data-part="detail" />
      <circle cx="76" cy="50" r="16" data-part="paper" />
      <path d="m88 62 13 13" data-part="accent" />
    </>
  ),
  /** A megaphone. */
  announcement: (
    <>
      <path d="M22 74h76" data-part="detail" />
      <path d="M32 37h11l28-15v42L43 50H32a5 5 0 0 1-5-5v-3a5 5 0 0 1 5-5z" />
      <path d="M43 37v13M38 50l5 17a2 2 0 0 0 2 1.5h6a2 2 0 0 0 2-2.5l-3.7-12.4" />
      <path d="M79 35a11 11 0 0 1 0 16M87 27a22 22 0 0 1 0 32" data-part="accent" />
    </>
  ),
  /** A box with an arrow out of it. */
  export: (
    <>
      <path d="M22 74h76" data-part="detail" />
      <path d="M34 46v24a4 4 0 0 0 4 4h44a4 4 0 0 0 4-4V46M34 46l-9 9M86 46l9 9M34 46h12M74 46h12" />
      <path d="M60 58V14M48 26l12-12 12 12" data-part="accent" />
    </>
  ),
  /** A box with an arrow into it. */
  import: (
    <>
      <path d="M22 74h76" data-part="detail" />
      <path d="M34 46v24a4 4 0 0 0 4 4h44a4 4 0 0 0 4-4V46M34 46l-9 9M86 46l9 9M34 46h12M74 46h12" />
      <path d="M60 14v44M48 46l12 12 12-12" data-part="accent" />
    </>
  ),
  /** A board with a chart. */
  dashboard: (
    <>
      <path d="M22 80h76" data-part="detail" />
      <rect x="22" y="14" width="76" height="50" rx="4" />
      <path d="M60 64v16M46 80h28M38 52V42M53 52V32M68 52V38" />
      <path d="M83 52V26" data-part="accent" />
    </>
  ),
  /** A map with a pin. */
  program: (
    <>
      <path d="m24 27 24-9 24 9 24-9v46l-24 9-24-9-24 9zM48 18v46M72 27v46" />
      <path d="M60 58C51 48 47 42.5 47 36.5a13 13 0 0 1 26 0C73 42.5 69 48 60 58z" data-part="paper" />
      <circle cx="60" cy="36.5" r="4.5" data-part="accent" />
    </>
  ),
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
};
