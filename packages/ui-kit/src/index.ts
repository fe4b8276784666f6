// Foundations
export { tokens } from './tokens/index.ts';
export { ThemeProvider, applyAppearance, readAppearance, useLocale } from './theme/index.ts';
export type { Appearance, Density, Direction, Theme, ThemeProviderProps } from './theme/index.ts';
export type { KitMessages } from './languages/index.ts';

// Components
export type { ElementProps } from './element/ElementProps.ts';
export { AlertDialog, ConfirmDialog } from './AlertDialog/index.ts';
export type { AlertDialogProps, ConfirmDialogProps } from './AlertDialog/index.ts';
export { announce } from './announcer/index.ts';
export { Avatar } from './Avatar/index.ts';
export type { AvatarProps } from './Avatar/index.ts';
export { AvatarUpload } from './AvatarUpload/index.ts';
export type { AvatarUploadProps } from './AvatarUpload/index.ts';
export { Badge } from './Badge/index.ts';
export type { BadgeProps } from './Badge/index.ts';
export { Banner } from './Banner/index.ts';
export type { BannerProps } from './Banner/index.ts';
export { Button } from './Button/index.ts';
export type { ButtonProps } from './Button/index.ts';
export { Checkbox, CheckboxGroup } from './Checkbox/index.ts';
export type { CheckboxGroupProps, CheckboxProps } from './Checkbox/index.ts';
export { CommandPalette } from './CommandPalette/index.ts';
export type { CommandPaletteProps, CommandPaletteSection } from './CommandPalette/index.ts';
export { DataTable } from './DataTable/index.ts';
export type { DataTableColumn, DataTableProps } from './DataTable/index.ts';
export { DescriptionText } from './DescriptionText/index.ts';
export type { DescriptionTextProps } from './DescriptionText/index.ts';
export { Dialog } from './Dialog/index.ts';
export type { DialogProps } from './Dialog/index.ts';
export { Chip } from './Chip/index.ts';
export type { ChipProps } from './Chip/index.ts';
export { Drawer, SideDrawer } from './Drawer/index.ts';
export type { DrawerProps, SideDrawerProps } from './Drawer/index.ts';
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
export type { ErrorPageProps } from './ErrorPage/index.ts';
export { useFullScreen } from './fullScreen/useFullScreen.ts';
export { Glyph, Icon } from './Icon/index.ts';
export type { IconName, IconProps } from './Icon/index.ts';
export { IconButton } from './IconButton/index.ts';
export type { IconButtonProps } from './IconButton/index.ts';
export { Illustration } from './Illustration/index.ts';
export type { IllustrationProps } from './Illustration/index.ts';
export { lazyPart, loadAhead } from './lazyPart/index.ts';
export { Link } from './Link/index.ts';
export type { LinkProps } from './Link/index.ts';
export { LoadMore } from './LoadMore/index.ts';
export type { LoadMoreProps } from './LoadMore/index.ts';
export { useIsBelow, useMediaQuery } from './mediaQuery/index.ts';
export { Menu, MenuItem, MenuTrigger } from './Menu/index.ts';
export type { MenuItemProps, MenuProps } from './Menu/index.ts';
export { PanelGroup, usePanel } from './PanelGroup/index.ts';

export { Popover, PopoverTrigger } from './Popover/index.ts';
export type { PopoverProps } from './Popover/index.ts';
export { ProgramButton } from './ProgramButton/index.ts';
export type { ProgramButtonProps } from './ProgramButton/index.ts';
export { ProgressBar } from './ProgressBar/index.ts';
export type { ProgressBarProps } from './ProgressBar/index.ts';
export { ProgressRow } from './ProgressRow/index.ts';
export type { ProgressRowProps } from './ProgressRow/index.ts';
export { RelativeTime } from './RelativeTime/index.ts';
export type { RelativeTimeProps } from './RelativeTime/index.ts';
export { SegmentedControl } from './SegmentedControl/index.ts';
export type { SegmentedControlProps } from './SegmentedControl/index.ts';
export { Select } from './Select/index.ts';
export type { SelectProps } from './Select/index.ts';
export { Skeleton } from './Skeleton/index.ts';
export type { SkeletonProps } from './Skeleton/index.ts';
export { SideNav } from './SideNav/index.ts';
export type { SideNavItem, SideNavProps } from './SideNav/index.ts';
export { SkipLink } from './SkipLink/index.ts';
export type { SkipLinkProps } from './SkipLink/index.ts';
export { Switch } from './Switch/index.ts';
export type { SwitchProps } from './Switch/index.ts';
export { TabOrder } from './TabOrder/index.ts';
export { TextField } from './TextField/index.ts';
export type { TextFieldProps } from './TextField/index.ts';
export { ToastRegion, createToastQueue, toastQueue } from './Toast/index.ts';
export type { ToastOptions, ToastQueue, ToastRegionProps } from './Toast/index.ts';
export { ToneIcon } from './Tone/index.ts';
export type { Tone, ToneIconProps } from './Tone/index.ts';
export { Tooltip } from './Tooltip/index.ts';
export type { TooltipProps } from './Tooltip/index.ts';
export { Tab, TabList, TabPanel, Tabs } from './Tabs/index.ts';
export type { TabListProps, TabPanelProps, TabProps, TabsProps } from './Tabs/index.ts';
export { TopBar } from './TopBar/index.ts';
export type { TopBarAction, TopBarProps } from './TopBar/index.ts';
export { TopBarButton } from './TopBarButton/index.ts';
export type { TopBarButtonProps } from './TopBarButton/index.ts';
export { VisuallyHidden } from './VisuallyHidden/index.ts';
export type { VisuallyHiddenProps } from './VisuallyHidden/index.ts';
export { SearchField } from './SearchField/index.ts';
export type { SearchFieldProps, SearchResult } from './SearchField/index.ts';
export { Tile } from './Tile/index.ts';
export type { TileProps } from './Tile/index.ts';
export { TileGrid } from './TileGrid/index.ts';
export type { TileGridProps } from './TileGrid/index.ts';
