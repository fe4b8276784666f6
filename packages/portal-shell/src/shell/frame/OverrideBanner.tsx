import { Banner } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import type { ModuleOverrides } from '../../catalog/overrideState.ts';
import { overridesMessages } from '../../languages/en/overrides.ts';
import { useShellMessages } from '../../languages/index.ts';
import { BannerButton } from './banners.tsx';

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
            <BannerButton aria-label={messages.removeNamed(name)} onPress={() => overrides.remove(name)}>
              {messages.remove}
            </BannerButton>
          }
        >
          {messages.active(name, entry)}
        </Banner>
      ))}
      {failed.map(({ name, entry }) => (
        <Banner
          key={name}
          tone="danger"
          action={<BannerButton onPress={() => overrides.remove(name)}>{messages.reload}</BannerButton>}
        >
          {messages.failed(name, entry)}
        </Banner>
      ))}
    </>
  );
}
