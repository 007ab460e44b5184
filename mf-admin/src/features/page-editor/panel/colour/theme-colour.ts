/** Colours of the theme by the names that blocks know, with the custom properties that they are in. */
export const THEME_COLOURS = [
  { name: 'paper', property: '--color-paper', title: 'panelPaper' },
  { name: 'surface', property: '--color-surface', title: 'panelSurface' },
  { name: 'ink', property: '--color-ink', title: 'panelInk' },
  { name: 'muted', property: '--color-muted', title: 'panelMuted' },
  { name: 'line', property: '--color-line', title: 'panelLine' },
  { name: 'accent', property: '--color-accent', title: 'panelAccent' },
  { name: 'onAccent', property: '--color-on-accent', title: 'panelOnAccent' },
] as const;
