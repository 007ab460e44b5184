import type { PictureChoice } from 'shared-types/admin/store/product-editor';
import type { Host } from 'shared-types/host/host';
import { copyTemplate } from './copy-template.effects';
import type { PicturePlaces } from './picture-places.effects';
import type { messages } from '../product-editor.messages';
import { renameParts } from './rename-parts.effects';

export interface Choosing {
  readonly host: Pick<Host<typeof messages>, 'image' | 'text'>;
  readonly places: PicturePlaces;
}

/** Placeholder of the id in the template. */
const NOT_YET = 'new';

/** Adds an uploaded picture to the product's pictures; an existing one is only selected. */
export function choosePicture(form: HTMLFormElement, choice: PictureChoice, { host, places }: Choosing): void {
  const offered = [...form.querySelectorAll<HTMLElement>('[data-picture]')];
  const known = offered.find((item) => item.dataset.picture === choice.id);
  if (known) return places.add(known);
  const item = copyTemplate(form, '[data-upload-picture]');
  renameParts(item, NOT_YET, choice.id);
  fill(item, choice, host);
  // Only texts of uploaded pictures are saved with a product.
  if (!choice.isUploaded) item.querySelector('input[name^="a."]')?.closest('.field')?.remove();
  places.add(item);
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[name$=".picture"]'))
    select.add(new Option(choice.name, choice.id));
}

function fill(item: HTMLElement, { name, picture }: PictureChoice, { image, text }: Choosing['host']): void {
  const { srcSet: srcset, sizes, src, width, height } = image(picture, '100px', 1);
  const label = (selector: string, message: string): void =>
    item.querySelector(selector)?.setAttribute('aria-label', message);
  item.dataset.pictureName = name;
  const shown = document.createElement('img');
  item.prepend(Object.assign(shown, { alt: '', sizes, srcset, src, width, height }));
  Object.assign(item.querySelector('label') ?? {}, { textContent: name });
  for (const input of item.querySelectorAll<HTMLInputElement>('input[name^="a."]')) input.value = picture.alt;
  label('input[name^="a."]', `${text('alt')}: ${name}`);
  label('[data-move="-1"]', text('earlier', { name }));
  label('[data-move="1"]', text('later', { name }));
  label('[data-take-out]', text('takeOut', { name }));
}
