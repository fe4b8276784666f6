import { Glyph, IconButton, lazyPart, SearchField, useIsBelow } from '@gantry/ui-kit';
import { filterGlyph } from '@gantry/ui-kit/icons';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx';
import { Filters } from './NotificationCenterPage.styles.ts';

const narrowFilters = lazyPart(async () => (await import('./NarrowFilters.tsx')).NarrowFilters);

/** Search and filters of the page. On a phone the filters are in a popover. */
export function PageFilters(props: FilterControlsProps) {
  const { choice, onChange } = props;
  const center = useNotificationCenter();
  const { page } = useNotificationMessages();
  const isNarrow = useIsBelow('small');
  return (
    // Not every browser exposes a <search> element to screen readers yet.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Filters role="search" aria-label={page.filters}>
      <SearchField
        aria-label={page.search}
        placeholder={page.searchPlaceholder}
        value={choice.text}
        onChange={(text) => onChange({ ...choice, text })}
      />
      {isNarrow ? (
        <narrowFilters.Part
          props={props}
          fallback={<IconButton label={page.filters} icon={<Glyph shape={filterGlyph} />} isDisabled />}
          onFailure={center.screens.partFailed}
        />
      ) : (
        <FilterControls {...props} />
      )}
    </Filters>
  );
}
