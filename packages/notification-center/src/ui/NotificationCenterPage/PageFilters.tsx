import { Glyph, IconButton, lazyPart, SearchField, useIsBelow } from '@gantry/ui-kit';
import { filterGlyph } from '@gantry/ui-kit/icons';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx';
import { Filters, OnPhone } from './NotificationCenterPage.styles.ts';

const narrowFilters = lazyPart(async () => (await import('./NarrowFilters.tsx')).NarrowFilters);

/** Search and filters of the page. On a phone the filters are in a popover. */
export function PageFilters(props: FilterControlsProps) {
  const { choice, onChange } = props;
  const center = useNotificationCenter();
  const { page } = useNotificationMessages();
  const isNarrow = useIsBelow('small');
  const placeholder = <IconButton label={page.filters} icon={<Glyph shape={filterGlyph} />} isDisabled />;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser exposes a <search> element to screen readers yet.
    <Filters role="search" aria-label={page.filters}>
      <SearchField
        aria-label={page.search}
        placeholder={page.searchPlaceholder}
        value={choice.text}
        onChange={(text) => onChange({ ...choice, text })}
      />
      {isNarrow ? (
        <narrowFilters.Part props={props} fallback={placeholder} onFailure={center.screens.partFailed} />
      ) : (
        // A server does not know the width: it draws both, and the styles show one.
        <>
          <FilterControls {...props} />
          <OnPhone>{placeholder}</OnPhone>
        </>
      )}
    </Filters>
  );
}
