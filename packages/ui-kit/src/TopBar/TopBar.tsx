import { EllipsisVertical, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import { TopBarButton } from '../TopBarButton/TopBarButton.tsx';
import { closeTexts, moreTexts, searchTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import {
  Band,
  BandSpace,
  Bar,
  BarCenter,
  BarCenterContent,
  BarEnd,
  BarSpace,
  BarStart,
  Brand,
  BrandLink,
  Narrow,
  Wide,
} from './TopBar.styles.ts';
import { useNarrowCenter } from './useNarrowCenter.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** An action that moves from the bar into a menu on a phone. */
export interface TopBarAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** For one that opens something: whether that is open. */
  readonly isExpanded?: boolean;
  /** The id of the panel it opens, while that is there. */
  readonly 'aria-controls'?: string;
}

const noActions: readonly TopBarAction[] = [];

/** The properties of `TopBar`. */
export interface TopBarProps extends ElementProps<HTMLElement> {
  /** Its name for screen readers, among the landmarks of the page. */
  readonly 'aria-label': string;
  /** The product's mark and, as an element of its own, its name, which goes where there is room for the mark alone. */
  readonly brand: ReactNode;
  /** Makes the brand a link, to the home page. */
  readonly brandHref?: string;
  /** Before the brand: the button of the menu. */
  readonly start?: ReactNode;
  /** The search. On a phone a button opens it over the bar. */
  readonly center?: ReactNode;
  /** The name of that button. @default 'Search', in the language of the page */
  readonly centerLabel?: string;
  /** At the end, and always in view: `TopBarButton`s and the `ProgramButton`. */
  readonly end?: ReactNode;
  /** Stand before `end` where there is room, and in a menu on a phone. */
  readonly overflowActions?: readonly TopBarAction[];
  /** The program's own colour, as CSS writes it: a band of 3 px below the bar. */
  readonly bandColor?: string;
}

/** The graphite bar, 48 px, along the top of every page. It stays in view, and drawers begin below it. */
export function TopBar({
  'aria-label': label,
  brand,
  brandHref,
  start,
  center,
  centerLabel,
  end,
  overflowActions = noActions,
  bandColor,
  ...rest
}: TopBarProps) {
  const closing = useTexts(closeTexts);
  const more = useTexts(moreTexts);
  const searching = useTexts(searchTexts);
  const { isOpen, open, close, onKeyDown, openerRef, contentRef } = useNarrowCenter();
  const hasCenter = center !== undefined;
  return (
    <Bar {...rest} aria-label={label} data-has-center={hasCenter || undefined}>
      <BarSpace />
      <BarStart>
        {start}
        {brandHref === undefined ? <Brand>{brand}</Brand> : <BrandLink href={brandHref}>{brand}</BrandLink>}
      </BarStart>
      {hasCenter && (
        // Escape comes from the field inside, which has focus.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <BarCenter data-open={isOpen || undefined} onKeyDown={onKeyDown}>
          <BarCenterContent ref={contentRef}>{center}</BarCenterContent>
          <Narrow>
            <TopBarButton label={closing.close} icon={<X />} onPress={close} />
          </Narrow>
        </BarCenter>
      )}
      <BarEnd>
        {hasCenter && (
          <Narrow>
            <TopBarButton
              ref={openerRef}
              label={centerLabel ?? searching.search}
              icon={<Search />}
              aria-expanded={isOpen}
              onPress={open}
            />
          </Narrow>
        )}
        <Wide>
          {overflowActions.map(({ id, ...action }) => (
            <TopBarButton key={id} {...action} />
          ))}
        </Wide>
        {end}
        {overflowActions.length > 0 && (
          <Narrow>
            <MenuTrigger>
              <TopBarButton label={more.moreActions} icon={<EllipsisVertical />} />
              <Menu>
                {overflowActions.map((action) => (
                  <MenuItem key={action.id} label={action.label} icon={action.icon} onAction={action.onPress} />
                ))}
              </Menu>
            </MenuTrigger>
          </Narrow>
        )}
      </BarEnd>
      {bandColor !== undefined && (
        <>
          <BandSpace />
          <Band style={{ background: bandColor }} />
        </>
      )}
    </Bar>
  );
}
