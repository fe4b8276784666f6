// `@gantry/ui-kit/icons` exports the drawings for `Glyph` and the names for `Icon`.
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
  muteGlyph,
  notificationGlyph,
  refreshGlyph,
  settingsGlyph,
  todoGlyph,
  warningGlyph,
} from './Icon/glyphs.ts';
export { isIconName } from './Icon/icons.ts';
export type { GlyphShape } from './Icon/Glyph.tsx';
