import { Mark } from './BrandMark.styles.ts';

/** The mark of the portal: a gantry crane with its load. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden>
      <path d="M2.5 4.5h19M5 4.5v15M19 4.5v15M3 19.5h4M17 19.5h4M12 4.5v6" />
      <path d="M8.5 10.5h7v5.5h-7z" data-part="load" />
    </Mark>
  );
}
