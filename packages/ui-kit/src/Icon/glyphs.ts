/**
 * Drawings one by one, for `Glyph`: an app loads those it imports and no others, where `Icon` brings every name there is. They are
 * those that lists of notifications show; the names are the ones of `Icon`.
 */
export {
  ArrowLeft as arrowStartGlyph,
  Ban as cancelledGlyph,
  Bell as notificationGlyph,
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
  TriangleAlert as warningGlyph,
} from 'lucide-react';
