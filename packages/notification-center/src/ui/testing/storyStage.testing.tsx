import { useState, type ComponentType, type ReactNode } from 'react';
import { createDemoCenter, type Demo, type DemoOptions } from './createDemoCenter.testing.ts';
import { DemoStage } from './DemoStage.testing.tsx';

interface StoryStageProps extends DemoOptions {
  /** Does something with the platform once the story is shown. */
  readonly onReady?: (demo: Demo) => void;
  readonly children: ReactNode;
}

/** A story over a platform in memory of its own. */
export function StoryStage({ children, onReady, ...options }: StoryStageProps) {
  const [demo] = useState(() => {
    const made = createDemoCenter(options);
    onReady?.(made);
    return made;
  });
  return <DemoStage demo={demo}>{children}</DemoStage>;
}

/** A decorator that gives a story a platform in memory. */
export function onStage(options: DemoOptions & { readonly onReady?: (demo: Demo) => void } = {}) {
  return function Staged(Story: ComponentType) {
    return (
      <StoryStage {...options}>
        <Story />
      </StoryStage>
    );
  };
}
