import { Banner, Button } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import type { ModuleOverrides } from '../../catalog/overrideState.ts';
import { overridesMessages } from '../../languages/en/overrides.ts';
import { useShellMessages } from '../../languages/index.ts';

/** Names each module that comes from a development server, and removes it. */
export function OverrideBanner({ overrides }: { readonly overrides: ModuleOverrides }) {
  const { overrides: messages } = useShellMessages(overridesMessages);
  const { active, failed } = useReadable(overrides);
  return (
    <>
      {active.map(({ name, entry }) => (
        <Banner
          key={name}
          tone="warning"
          action={
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.removeNamed(name)}
              onPress={() => overrides.remove(name)}
            >
              {messages.remove}
            </Button>
          }
        >
          {messages.active(name, entry)}
        </Banner>
      ))}
      {failed.map(({ name, entry }) => (
        <Banner
          key={name}
          tone="danger"
          action={
            <Button variant="quiet" size="small" onPress={() => overrides.remove(name)}>
              {messages.reload}
            </Button>
          }
        >
          {messages.failed(name, entry)}
        </Banner>
      ))}
    </>
  );
}
