/** Drawings for empty lists, each in a view box of 120 by 88. */
export const listDrawings = {
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
} as const;
