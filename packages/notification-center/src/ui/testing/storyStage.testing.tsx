import { useState, type ComponentType, type ReactNode } from 'react';
import { createDemoCenter, type Demo, type DemoOptions } from './createDemoCenter.testing.ts';
import { DemoStage } from './DemoStage.testing.tsx';

interface StoryStageProps extends DemoOptions {
  /** Called with the platform once the story is shown. */
  readonly onReady?: (demo: Demo) => void;
  readonly children: ReactNode;
}

/** Renders a story on its own in-memory platform. */
export function StoryStage({ children, onReady, ...options }: StoryStageProps) {
  const [demo] = useState(() => {
    const made = createDemoCenter(options);
    onReady?.(made);
    return made;
  });
  return <DemoStage demo={demo}>{children}</DemoStage>;
}

/** Creates a decorator that gives a story an in-memory platform. */
export function onStage(options: DemoOptions & { readonly onReady?: (demo: Demo) => void } = {}) {
  return function Staged(Story: ComponentType) {
    return (
      <StoryStage {...options}>
        <Story />
      </StoryStage>
    );
  };
}
