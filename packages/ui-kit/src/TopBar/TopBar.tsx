import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TopBarButton } from '../TopBarButton/TopBarButton.tsx';
import { closeMessages, searchMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import {
  Band,
  BandSpace,
  Banners,
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
import { OverflowMenu } from './OverflowMenu.tsx';
import { publishBannersSize } from './publishBannersSize.ts';
import type { TopBarAction } from './OverflowMenuItems.tsx';
import { useNarrowCenter } from './useNarrowCenter.ts';
import type { ElementProps } from '../element/ElementProps.ts';

const noActions: readonly TopBarAction[] = [];

/** The parts of the bar, in their order from start to end. */
export interface TopBarProps extends ElementProps<HTMLElement> {
  /** The name of the landmark for screen readers. */
  readonly 'aria-label': string;
  /** The mark of the product and, in a separate element, its name. The name is hidden if only the mark fits. */
  readonly brand: ReactNode;
  /** Makes the brand a link to the home page. */
  readonly brandHref?: string;
  /** Controls before the brand, such as the menu button. */
  readonly start?: ReactNode;
  /** The search. On a phone it opens over the bar by a button. */
  readonly center?: ReactNode;
  /** The name of the button for `center`. @default 'Search', in the language of the page */
  readonly centerLabel?: string;
  /** Controls at the end that are always in view: `TopBarButton`s and the `ProgramButton`. */
  readonly end?: ReactNode;
  /** Actions before `end`. On a phone they are in a menu. */
  readonly overflowActions?: readonly TopBarAction[];
  /** The program's own colour, in any CSS notation, for a band of 3 px below the bar. */
  readonly bandColor?: string;
  /** `Banner`s about the whole page. They lie below the bar, and stay there while the page scrolls if the window has room. */
  readonly banners?: ReactNode;
}

/** The bar along the top of every page, 48 px high. It is sticky, and drawers begin below it and its banners. */
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
  banners,
  ...rest
}: TopBarProps) {
  const closing = useMessages(closeMessages);
  const searching = useMessages(searchMessages);
  const { isOpen, open, close, onKeyDown, openerRef, contentRef } = useNarrowCenter();
  const hasCenter = center !== undefined;
  return (
    <>
      <Bar {...rest} aria-label={label} data-has-center={hasCenter || undefined}>
        <BarSpace />
        <BarStart>
          {start}
          {brandHref === undefined ? <Brand>{brand}</Brand> : <BrandLink href={brandHref}>{brand}</BrandLink>}
        </BarStart>
        {hasCenter && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape comes from the field inside, which has focus.
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
              <OverflowMenu actions={overflowActions} />
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
      {banners !== undefined && <Banners ref={publishBannersSize}>{banners}</Banners>}
    </>
  );
}
