import type { Host } from 'shared-types/host/host';
import type { messages } from '../styles.messages';
import { fontCatalog } from './font-catalog';
import { createFontPicker } from './font-picker.effects';
import { changeFont, fontSelect, isUse } from './form-fonts';
import { followForm } from '../follow-form.effects';
import { previewFonts } from './preview-fonts.effects';

/** Puts the picker in the place of the select elements, offers pairs, and shows fonts in the preview. */
export function chooseFonts(root: HTMLElement, form: HTMLFormElement, host: Host<typeof messages>): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-font-picker]');
  const list = dialog?.querySelector<HTMLElement>('[data-font-list]');
  if (!dialog || !list) return;
  const catalog = fontCatalog(list);
  const frame = root.querySelector('iframe');
  const trouble = root.querySelector<HTMLElement>('[data-preview-trouble]');
  if (frame) previewFonts({ form, frame, catalog, trouble }, host);
  const picker = createFontPicker(dialog, catalog, host);
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-font-pick]')) {
    const use = button.dataset.fontPick;
    const select = isUse(use) ? fontSelect(form, use) : undefined;
    if (!isUse(use) || !select) continue;
    replaceSelect(select, button);
    followForm(form, host.stop, () => {
      const font = catalog.get(select.value);
      button.textContent = font?.label ?? select.value;
      button.dataset.face = select.value;
      void picker.faces.draw(button);
    });
    const open = (): void =>
      picker.open({
        title: button.dataset.fontTitle ?? '',
        name: select.value,
        choose: ({ name }) => changeFont(form, use, name),
      });
    button.addEventListener('click', open, { signal: host.stop });
  }
  const pairs = form.querySelector<HTMLElement>('[data-font-pairs]');
  if (!pairs) return;
  choosePair(form, pairs, host);
  picker.faces.watch(pairs);
}

/** The select element keeps the value; what reaches it reaches the button. */
function replaceSelect(select: HTMLSelectElement, button: HTMLButtonElement): void {
  const [label] = select.labels;
  if (label) {
    label.id ||= `${select.id}-label`;
    label.htmlFor = button.id;
    button.setAttribute('aria-labelledby', `${label.id} ${button.id}`);
  }
  select.hidden = true;
  button.hidden = false;
}

function choosePair(form: HTMLFormElement, pairs: HTMLElement, { announcer, stop, text }: Host<typeof messages>): void {
  pairs.hidden = false;
  const choose = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { heading, body } = button?.dataset ?? {};
    if (heading === undefined || body === undefined) return;
    changeFont(form, 'heading', heading);
    changeFont(form, 'body', body);
    announcer.announce(text('fontsChosen', { heading, body }));
  };
  pairs.addEventListener('click', choose, { signal: stop });
}
