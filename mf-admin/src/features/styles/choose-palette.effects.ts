import { STYLE_COLORS } from 'shared-types/admin/styles';
import type { Host } from 'shared-types/host/host';
import { changeColor } from './form-colors';
import { PALETTES, type PaletteName } from 'shared-types/admin/theme/palettes';
import type { messages } from './styles.messages';

/** Fills in the colours of a ready palette. */
export function choosePalette(form: HTMLFormElement, { announcer, stop, text }: Host<typeof messages>): void {
  const choices = form.querySelector<HTMLElement>('[data-palettes]');
  if (!choices) return;
  choices.hidden = false;
  const choose = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-palette]') : null;
    const name = button?.dataset.palette;
    if (name === undefined || !isPalette(name)) return;
    for (const color of STYLE_COLORS) changeColor(form, color, PALETTES[name][color]);
    announcer.announce(text('paletteChosen', { name: text('palette', { name }) }));
  };
  choices.addEventListener('click', choose, { signal: stop });
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(PALETTES, name);
}
