import { Banner } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import type { ModuleOverrides } from '../../catalog/overrideState.ts';
import { overridesMessages } from '../../languages/en/overrides.ts';
import { useShellMessages } from '../../languages/index.ts';
import { QuietButton } from '../../screens/parts/QuietButton.tsx';

/** Names each module that comes from a development server, and removes it. Asks before one joins by a link. */
export function OverrideBanner({ overrides }: { readonly overrides: ModuleOverrides }) {
  const { overrides: messages } = useShellMessages(overridesMessages);
  const { asked, active, failed } = useReadable(overrides);
  return (
    <>
      {asked.map(({ name, entry }) => (
        <Banner
          key={name}
          tone="warning"
          action={
            <>
              <QuietButton onPress={() => overrides.answer(name, true)}>{messages.accept}</QuietButton>
              <QuietButton onPress={() => overrides.answer(name, false)}>{messages.ignore}</QuietButton>
            </>
          }
        >
          {messages.asked(name, entry)}
        </Banner>
      ))}
      {active.map(({ name, entry }) => (
        <Banner
          key={name}
          tone="warning"
          action={
            <QuietButton aria-label={messages.removeNamed(name)} onPress={() => overrides.remove(name)}>
              {messages.remove}
            </QuietButton>
          }
        >
          {messages.active(name, entry)}
        </Banner>
      ))}
      {failed.map(({ name, entry }) => (
        <Banner
          key={name}
          tone="danger"
          action={<QuietButton onPress={() => overrides.remove(name)}>{messages.reload}</QuietButton>}
        >
          {messages.failed(name, entry)}
        </Banner>
      ))}
    </>
  );
}
