import { Glyph, IconButton, Popover, PopoverTrigger } from '@gantry/ui-kit';
import { filterGlyph } from '@gantry/ui-kit/icons';
import { useNotificationMessages } from '../../data/index.ts';
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx';

/** The filters on a phone: a button opens them. */
export function NarrowFilters(props: FilterControlsProps) {
  const { page } = useNotificationMessages();
  return (
    <PopoverTrigger>
      <IconButton label={page.filters} icon={<Glyph shape={filterGlyph} />} />
      <Popover title={page.filters} width={280} placement="bottom end">
        <FilterControls {...props} />
      </Popover>
    </PopoverTrigger>
  );
}
