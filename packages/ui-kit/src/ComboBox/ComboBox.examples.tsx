import { ComboBox, MultiComboBox, type ComboBoxProps, type MultiComboBoxProps } from '@gantry/ui-kit/forms';
import { useRef, useState } from 'react';

const names = ['Riverside mast', 'North tower', 'Harbor rooftop', 'Elm Street monopole', 'Quarry road shelter'];

export const sites = names.map((name, place) => ({ id: `DAL-${410 + place}`, label: `DAL-0${410 + place} ${name}` }));

interface SiteProps extends Partial<ComboBoxProps> {
  readonly defaultSelectedKey?: string | null;
}

export function Site({ defaultSelectedKey = null, ...props }: SiteProps) {
  const [site, setSite] = useState(defaultSelectedKey);
  return <ComboBox label="Site" options={sites} {...props} selectedKey={site} onSelectionChange={setSite} />;
}

interface SitesProps extends Partial<MultiComboBoxProps> {
  readonly defaultSelectedKeys?: readonly string[];
}

const none: readonly string[] = [];

export function Sites({ defaultSelectedKeys = none, ...props }: SitesProps) {
  const [chosen, setChosen] = useState(defaultSelectedKeys);
  return <MultiComboBox label="Sites" options={sites} {...props} selectedKeys={chosen} onSelectionChange={setChosen} />;
}

interface FoundSiteProps {
  /** Finds sites by a text. */
  readonly find: (text: string) => Promise<ComboBoxProps['options']>;
}

export function FoundSite({ find }: FoundSiteProps) {
  const [site, setSite] = useState<string | null>(null);
  const [found, setFound] = useState<ComboBoxProps['options'] | 'loading' | 'failed'>([]);
  const latest = useRef('');
  const search = (text: string) => {
    latest.current = text;
    setFound('loading');
    find(text).then(
      (options) => latest.current === text && setFound(options),
      () => latest.current === text && setFound('failed'),
    );
  };
  return (
    <ComboBox
      label="Site"
      placeholder="Number or name"
      options={typeof found === 'string' ? [] : found}
      onSearch={search}
      isLoading={found === 'loading'}
      {...(found === 'failed' && { searchErrorMessage: 'The sites could not be loaded. Type again in a moment.' })}
      emptyText="No site has this number or name."
      selectedKey={site}
      onSelectionChange={setSite}
    />
  );
}
