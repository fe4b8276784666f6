// Foundations
export { tokens } from './tokens/index.ts';
export { ThemeProvider } from './theme/ThemeProvider.tsx';
export { applyAppearance, type Appearance, type Density, type Theme } from './theme/appearance.ts';
export { useLocale } from './theme/KitContext.ts';
export type { Direction } from './theme/direction.ts';
export type { KitMessages } from './languages/index.ts';

// Components, each with the type of its properties: the declaration of an app's component that extends one names it.
export {
  AlertDialog,
  ConfirmDialog,
  type AlertDialogProps,
  type ConfirmDialogProps,
} from './AlertDialog/AlertDialog.tsx';
export { announce } from './announcer/announce.ts';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { AvatarUpload, type AvatarUploadProps } from './AvatarUpload/AvatarUpload.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteSection,
} from './CommandPalette/CommandPalette.tsx';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export type { DataTableColumn } from './DataTable/DataTableColumn.ts';
export { DescriptionText, type DescriptionTextProps } from './DescriptionText/DescriptionText.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { SideDrawer, type SideDrawerProps } from './Drawer/SideDrawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorCard, type ErrorCardProps } from './ErrorCard/ErrorCard.tsx';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export * from './ErrorPage/errorPages.tsx';
export { FileField, type FileFieldProps } from './FileField/FileField.tsx';
export { useFullScreen } from './fullScreen/useFullScreen.ts';
export { Glyph } from './Icon/Glyph.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export type { IconName } from './Icon/icons.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Illustration } from './Illustration/Illustration.tsx';
export type { IllustrationProps } from './Illustration/illustrationNames.ts';
export { isApple, readKeyPress } from './keys/readKeyPress.ts';
export { lazyPart } from './lazyPart/lazyPart.tsx';
export { useIsHydrated } from './lazyPart/useIsHydrated.ts';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LoadMore, type LoadMoreProps } from './LoadMore/LoadMore.tsx';
export { useIsBelow } from './mediaQuery/useIsBelow.ts';
export { useIsPrinting } from './mediaQuery/useIsPrinting.ts';
export { useMediaQuery } from './mediaQuery/useMediaQuery.ts';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export { MenuItem, type MenuItemProps } from './Menu/MenuItem.tsx';
export { MenuTrigger } from './Menu/MenuTrigger.tsx';
export { PanelGroup, usePanel } from './PanelGroup/PanelGroup.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { PopoverTrigger } from './Popover/PopoverTrigger.tsx';
export { ProgramButton, type ProgramButtonProps } from './ProgramButton/ProgramButton.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { ProgressRow, type ProgressRowProps } from './ProgressRow/ProgressRow.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export { useRowWindow } from './rowWindow/useRowWindow.ts';
export { saveCsv } from './saveFile/saveCsv.ts';
export { saveFile } from './saveFile/saveFile.ts';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export type { SkeletonProps } from './Skeleton/OneKindSkeleton.tsx';
export { SideNav, type SideNavProps } from './SideNav/SideNav.tsx';
export type { SideNavItem } from './SideNav/items.ts';
export { SkipLink } from './SkipLink/SkipLink.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { TabOrder } from './TabOrder/TabOrder.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { createToastQueue, toastQueue, type ToastQueue } from './Toast/toastQueue.ts';
export { ToneIcon, type Tone, type ToneIconProps } from './Tone/ToneIcon.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { Tab, type TabProps } from './Tabs/Tab.tsx';
export { TabList, type TabListProps } from './Tabs/TabList.tsx';
export { TabPanel, type TabPanelProps } from './Tabs/TabPanel.tsx';
export { Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { TopBar, type TopBarProps } from './TopBar/TopBar.tsx';
export { TopBarButton, type TopBarButtonProps } from './TopBarButton/TopBarButton.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Tile, type TileProps } from './Tile/Tile.tsx';
export { TileGrid, type TileGridProps } from './TileGrid/TileGrid.tsx';
export { createTextMatch, type TextMatch } from './MatchedText/createTextMatch.ts';
export { foldText } from './MatchedText/foldText.ts';
export { MatchedText } from './MatchedText/MatchedText.tsx';
