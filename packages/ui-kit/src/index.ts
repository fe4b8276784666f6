// Foundations
export { tokens } from './tokens/index.ts';
export {
  ThemeProvider,
  applyAppearance,
  readAppearance,
  resolveTheme,
  useDirection,
  useLocale,
  useMessages,
} from './theme/index.ts';
export type {
  Appearance,
  Contrast,
  Density,
  Direction,
  Motion,
  Theme,
  ThemeLanguage,
  ThemeProviderOptions,
  ThemeProviderProps,
} from './theme/index.ts';
export {
  clampLines,
  control,
  floatingSurface,
  focusRing,
  focusRingOnBar,
  media,
  reducedMotion,
  surfaceRoot,
  tabularFigures,
  transition,
  truncate,
  visuallyHidden,
} from './theme/styles.ts';
export { arabic, english, formatsOf, messagesFor } from './messages/index.ts';
export type { Formats, KitMessages, PluralForms } from './messages/index.ts';

// Components
export { AlertDialog, ConfirmDialog } from './AlertDialog/index.ts';
export type { AlertDialogProps, ConfirmDialogProps } from './AlertDialog/index.ts';
export { announce } from './announcer/index.ts';
export type { AnnounceOptions, Politeness } from './announcer/index.ts';
export { Avatar } from './Avatar/index.ts';
export type { AvatarProps, AvatarSize } from './Avatar/index.ts';
export { AvatarUpload } from './AvatarUpload/index.ts';
export type { AvatarUploadProps, ReportProgress } from './AvatarUpload/index.ts';
export { Badge } from './Badge/index.ts';
export type { BadgeProps, BadgeTone } from './Badge/index.ts';
export { Banner } from './Banner/index.ts';
export type { BannerProps } from './Banner/index.ts';
export { Button } from './Button/index.ts';
export type { ButtonProps, ButtonSize, ButtonVariant } from './Button/index.ts';
export { Card } from './Card/index.ts';
export type { CardProps } from './Card/index.ts';
export { Checkbox, CheckboxGroup } from './Checkbox/index.ts';
export type { CheckboxGroupProps, CheckboxProps } from './Checkbox/index.ts';
export { DataTable } from './DataTable/index.ts';
export type { DataTableColumn, DataTableProps, SortValue } from './DataTable/index.ts';
export { DescriptionText, truncateAtWord } from './DescriptionText/index.ts';
export type { DescriptionTextProps } from './DescriptionText/index.ts';
export { Dialog } from './Dialog/index.ts';
export type { DialogProps, DialogSize } from './Dialog/index.ts';
export { Chip } from './Chip/index.ts';
export type { ChipProps } from './Chip/index.ts';
export { Drawer, SideDrawer } from './Drawer/index.ts';
export type { DrawerPlacement, DrawerProps, DrawerSize, SideDrawerProps } from './Drawer/index.ts';
export { EmptyState } from './EmptyState/index.ts';
export type { EmptyStateProps } from './EmptyState/index.ts';
export { ErrorCard } from './ErrorCard/index.ts';
export type { ErrorCardProps } from './ErrorCard/index.ts';
export {
  ErrorPage,
  NotAuthorizedPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
  UnderMaintenancePage,
} from './ErrorPage/index.ts';
export type { ErrorPageProps, KnownErrorPageProps } from './ErrorPage/index.ts';
export type { FieldTexts } from './Field/index.ts';
export { FullScreenButton, useFullScreen } from './FullScreenButton/index.ts';
export type { FullScreenButtonProps } from './FullScreenButton/index.ts';
export {
  Glyph,
  Icon,
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
  iconNames,
  isIconName,
} from './Icon/index.ts';
export type { GlyphProps, GlyphShape, IconName, IconProps, IconSize } from './Icon/index.ts';
export { IconButton } from './IconButton/index.ts';
export type { IconButtonProps, IconButtonSize } from './IconButton/index.ts';
export { Illustration, illustrationNames } from './Illustration/index.ts';
export type { IllustrationName, IllustrationProps } from './Illustration/index.ts';
export { Link } from './Link/index.ts';
export type { LinkProps, LinkVariant } from './Link/index.ts';
export { LoadMore } from './LoadMore/index.ts';
export type { LoadMoreProps } from './LoadMore/index.ts';
export { useIsBelow, useMediaQuery } from './mediaQuery/index.ts';
export { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './Menu/index.ts';
export type {
  MenuItemProps,
  MenuItemTone,
  MenuProps,
  MenuSectionProps,
  MenuSeparatorProps,
  MenuTriggerProps,
} from './Menu/index.ts';
export { PanelGroup, usePanel } from './PanelGroup/index.ts';
export type { Panel, PanelGroupProps } from './PanelGroup/index.ts';
export { Popover, PopoverTrigger } from './Popover/index.ts';
export type { PopoverPlacement, PopoverProps, PopoverTriggerProps } from './Popover/index.ts';
export { ProgramButton } from './ProgramButton/index.ts';
export type { ProgramButtonProps } from './ProgramButton/index.ts';
export { ProgressBar, clampProgress } from './ProgressBar/index.ts';
export type { ProgressBarProps, ProgressOutcome } from './ProgressBar/index.ts';
export { ProgressRow } from './ProgressRow/index.ts';
export type { ProgressRowProps } from './ProgressRow/index.ts';
export { RelativeTime, formatFullTime, formatRelativeTime } from './RelativeTime/index.ts';
export type { RelativeTimeProps } from './RelativeTime/index.ts';
export { SegmentedControl } from './SegmentedControl/index.ts';
export type { SegmentedControlProps } from './SegmentedControl/index.ts';
export { Select } from './Select/index.ts';
export type { SelectOption, SelectProps } from './Select/index.ts';
export { Skeleton } from './Skeleton/index.ts';
export type { SkeletonKind, SkeletonProps } from './Skeleton/index.ts';
export { SideNav } from './SideNav/index.ts';
export type { SideNavItem, SideNavProps } from './SideNav/index.ts';
export { SkipLink } from './SkipLink/index.ts';
export type { SkipLinkProps } from './SkipLink/index.ts';
export { Switch } from './Switch/index.ts';
export type { SwitchProps } from './Switch/index.ts';
export { TabOrder } from './TabOrder/index.ts';
export type { TabOrderProps } from './TabOrder/index.ts';
export { TextField } from './TextField/index.ts';
export type { TextFieldProps } from './TextField/index.ts';
export { ToastRegion, createToastQueue, toastQueue } from './Toast/index.ts';
export type { ShownToast, ToastAction, ToastOptions, ToastQueue, ToastRegionProps } from './Toast/index.ts';
export { ToneIcon } from './Tone/index.ts';
export type { Tone, ToneIconProps } from './Tone/index.ts';
export { Tooltip } from './Tooltip/index.ts';
export type { TooltipPlacement, TooltipProps } from './Tooltip/index.ts';
export { Tab, TabList, TabPanel, Tabs } from './Tabs/index.ts';
export type { TabListProps, TabPanelProps, TabProps, TabsProps } from './Tabs/index.ts';
export { TopBar, barEnd } from './TopBar/index.ts';
export type { TopBarAction, TopBarProps } from './TopBar/index.ts';
export { TopBarButton } from './TopBarButton/index.ts';
export type { TopBarButtonProps } from './TopBarButton/index.ts';
export { VisuallyHidden } from './VisuallyHidden/index.ts';
export type { VisuallyHiddenProps } from './VisuallyHidden/index.ts';
export { SearchField } from './SearchField/index.ts';
export type { SearchFieldProps, SearchResult } from './SearchField/index.ts';
export { Tile } from './Tile/index.ts';
export type { LinkTileProps, TileProps, ToggleTileProps } from './Tile/index.ts';
export { TileGrid } from './TileGrid/index.ts';
export type { TileGridProps } from './TileGrid/index.ts';
