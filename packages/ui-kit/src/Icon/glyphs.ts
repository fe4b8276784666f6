/**
 * Single drawings for `Glyph`. An app loads only those that it imports, while `Icon` brings every icon. They are the
 * icons of notification lists, under the names of `Icon`.
 */
export {
  ArrowLeft as arrowStartGlyph,
  Ban as cancelledGlyph,
  Bell as notificationGlyph,
  BellOff as muteGlyph,
  Check as checkGlyph,
  ChevronUp as chevronUpGlyph,
  CircleAlert as dangerGlyph,
  CircleCheck as completedGlyph,
  CircleX as failedGlyph,
  Clock as enqueuedGlyph,
  Download as downloadGlyph,
  EllipsisVertical as moreGlyph,
  FileDown as exportGlyph,
  FileUp as importGlyph,
  Funnel as filterGlyph,
  Inbox as inboxGlyph,
  ListTodo as todoGlyph,
  Mail as markUnreadGlyph,
  MailOpen as markReadGlyph,
  Megaphone as announcementGlyph,
  RefreshCw as refreshGlyph,
  SlidersHorizontal as settingsGlyph,
  TriangleAlert as warningGlyph,
} from 'lucide-react';
