import type { Host } from 'shared-types/host/host';
import { TEMPLATE_NAMES, type TemplateName } from 'shared-types/site/theme/template-names';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { drawPictures } from './draw-pictures.effects';
import type { PreviewInput } from './preview-input';
import { showTemplate } from './show-template.effects';
import type { messages } from './templates.messages';

/** Shows the chosen template on the owner's home page. A successful change reloads the page. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const place = root.querySelector<HTMLElement>('[data-templates]');
  const frame = root.querySelector('iframe');
  if (!place || !frame) return;
  const input = JSON.parse(place.dataset['templates'] ?? '') as PreviewInput;
  for (const form of place.querySelectorAll('form')) startSavedForm(form, host);
  preview({ place, frame, input }, host);
  void drawPictures(input);
}

interface Preview {
  readonly place: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly input: PreviewInput;
}

function preview({ place, frame, input }: Preview, { announcer, stop, text }: Host<typeof messages>): void {
  const trouble = place.querySelector<HTMLElement>('[data-preview-trouble]');
  const show = async (name: TemplateName): Promise<void> => {
    const failed = await showTemplate(frame, name, input);
    if (trouble && chosenIn(place) === name)
      trouble.textContent = failed.map((font) => text('fontFailed', { fontName: font.name })).join(' ');
  };
  const choose = (): void => {
    const name = chosenIn(place);
    if (!name) return;
    void show(name);
    announcer.announce(text('shown', { name: text('template', { name }) }));
  };
  const load = (): void => {
    const name = chosenIn(place);
    // The page comes in the site's own look, which its owner may have changed since.
    if (name && name !== input.current) void show(name);
  };
  place.addEventListener('change', choose, { signal: stop });
  frame.addEventListener('load', load, { signal: stop });
  load();
}

function chosenIn(place: HTMLElement): TemplateName | undefined {
  const value = place.querySelector<HTMLInputElement>('[name=template]:checked')?.value;
  return TEMPLATE_NAMES.find((name) => name === value);
}
