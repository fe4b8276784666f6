export { Glyph } from './Glyph.tsx';
export type { GlyphProps, GlyphShape, IconSize } from './Glyph.tsx';
export {
  announcementGlyph,
  arrowStartGlyph,
  cancelledGlyph,
  checkGlyph,
  chevronUpGlyph,
  completedGlyph,
  dangerGlyph,
  downloadGlyph,
  enqueuedGlyph,
  exportGlyph,
  failedGlyph,
  filterGlyph,
  importGlyph,
  inboxGlyph,
  markReadGlyph,
  markUnreadGlyph,
  moreGlyph,
  notificationGlyph,
  refreshGlyph,
  todoGlyph,
  warningGlyph,
} from './glyphs.ts';
export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
export { iconNames, isIconName } from './icons.ts';
export type { IconName } from './icons.ts';
