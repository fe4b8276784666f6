import { tokens } from '@gantry/ui-kit';

/** The look of `NotificationBellButton`, for a bell that stands in the page before React and the kit are loaded. */
export const bellStyles = `
.gantry-bell {
  position: relative;
  display: inline-grid;
  place-items: center;
}
.gantry-bell, .gantry-bell * {
  box-sizing: border-box;
}
.gantry-bell-button {
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${tokens.density.controlSize};
  block-size: ${tokens.density.controlSize};
  margin: 0;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  touch-action: pan-x pan-y pinch-zoom;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.easeOut}, color ${tokens.motion.fast} ${tokens.motion.easeOut};
  outline: 0 solid transparent;
  outline-offset: 2px;
}
.gantry-bell-button:focus-visible {
  outline-width: 2px;
  outline-color: ${tokens.color.borderFocus};
}
@media (hover: hover) {
  .gantry-bell-button:hover {
    background: ${tokens.color.backgroundHover};
    color: ${tokens.color.text};
  }
}
.gantry-bell-button:active {
  background: ${tokens.color.backgroundPressed};
  color: ${tokens.color.text};
}
.gantry-bell-button svg {
  inline-size: ${tokens.size.icon};
  block-size: ${tokens.size.icon};
}
.gantry-bell-place {
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0 -8px;
  display: flex;
  justify-content: flex-end;
  pointer-events: none;
}
.gantry-bell-place::before {
  content: '';
  flex: 0 1 calc(50% - 4px);
}
.gantry-bell-place::after {
  content: '';
  flex: 1 1 0;
}
.gantry-bell-count {
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: clamp(1px, 19px - 1rem, 3px);
  border: 1px solid transparent;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.signal};
  color: ${tokens.color.textOnSignal};
  font: ${tokens.type.metaStrong};
  font-size: min(0.75rem, 14px);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  /* The system would put its own background behind the figure alone, which would then have no contrast. */
  forced-color-adjust: none;
}
.gantry-bell-count:empty {
  display: none;
}
.gantry-bell-panel {
  display: contents;
}
.gantry-bell-panel > :empty {
  display: none;
}
`;
