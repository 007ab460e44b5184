import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { Host } from 'shared-types/host/host';
import { chooseFiles } from '../../../parts/file-chooser/choose-files.effects';
import type { messages } from '../product-editor.messages';
import { choosePicture } from './choose-picture.effects';
import type { PicturePlaces } from './picture-places.effects';

/** Pictures are chosen from the library in a dialog, so the form shows only those of the product. */
export function chooseFromLibrary(form: HTMLFormElement, host: Host<typeof messages>, places: PicturePlaces): void {
  const place = form.querySelector<HTMLElement>('[data-choose]');
  const button = place?.querySelector('button');
  if (!place || !button) return;
  place.hidden = false;
  places.hideOthers();
  const choose = async (): Promise<void> => {
    const most = PRODUCT_LIMIT.pictures;
    const files = await chooseFiles(host, { accepts: ['picture'], most, chosen: places.chosen() });
    if (!files) return;
    for (const { details } of files) {
      const { id, alt, title, picture, uploadedAt } = details;
      const isUploaded = uploadedAt !== undefined;
      if (picture) choosePicture(form, { id, name: alt || title, picture, isUploaded }, { host, places });
    }
    places.choose(files.map(({ details }) => details.id));
  };
  button.addEventListener('click', () => void choose(), { signal: host.stop });
}
