import { Chip } from '@gantry/ui-kit';
import { useState } from 'react';

export function Dismissible() {
  const [sites, setSites] = useState(['Bridge', 'Harbor', 'Valley']);
  return sites.map((site) => (
    <Chip
      key={site}
      details="The city has not answered yet."
      onDismiss={() => setSites(sites.filter((other) => other !== site))}
    >
      {site}
    </Chip>
  ));
}
