import type { ChosenFile } from 'shared-types/admin/files/file-chooser';
import type { FileKind } from 'shared-types/admin/files/files';
import { SVG_PREFIX } from 'shared-types/admin/theme/logo';
import type { Host } from 'shared-types/host/host';
import { chooseFiles } from '../../parts/file-chooser/choose-files.effects';
import type { messages } from './logo.messages';

type PictureHost = Pick<Host<typeof messages>, 'announcer' | 'bus' | 'stop' | 'text'>;

/** The chooser of files in place of each list of pictures, with the chosen picture beside it. */
export function choosePictures(form: HTMLFormElement, host: PictureHost): void {
  const sources = new Map<string, string>();
  for (const field of form.querySelectorAll<HTMLElement>('[data-picture]')) startField(field, { form, sources, host });
}

interface Choosing {
  readonly form: HTMLFormElement;
  /** URLs of pictures by name, of those that have been shown. */
  readonly sources: Map<string, string>;
  readonly host: PictureHost;
}

function startField(field: HTMLElement, { form, sources, host }: Choosing): void {
  const { announcer, stop, text } = host;
  const isIcon = field.dataset.picture === 'icon';
  const [select, thumb, acts, choose, clear] = partsOf(field);
  if (!select || !thumb || !acts || !choose || !clear) return;
  const served = thumb.querySelector('img');
  const picture = served ?? Object.assign(new Image(96, 96), { alt: '' });
  if (served) sources.set(select.value, served.src);
  else thumb.append(picture);
  const show = (): void => {
    const src = sources.get(select.value);
    thumb.hidden = src === undefined;
    if (src !== undefined) picture.src = src;
    clear.hidden = select.value === '';
  };
  const set = (value: string): void => {
    select.value = value;
    // Lets other code notice the change as if the select had been used.
    select.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const ask = async (): Promise<void> => {
    const chosen = select.value === '' ? [] : [select.value.replace(SVG_PREFIX, '')];
    const accepts: FileKind[] = isIcon ? ['picture', 'document'] : ['picture'];
    const [picked] = (await chooseFiles(host, { accepts, most: 1, chosen })) ?? [];
    if (!picked) return;
    const value = valueOf(picked);
    showProblem(select, value === undefined ? text('iconWrongFile') : '');
    if (value === undefined) return;
    offer(select, value, picked.details.title);
    sources.set(value, thumbnailOf(picked));
    set(value);
    announcer.announce(text('pictureChosen', { title: picked.details.title }));
  };
  acts.hidden = false;
  choose.addEventListener('click', () => void ask(), { signal: stop });
  clear.addEventListener(
    'click',
    () => {
      set('');
      choose.focus();
      announcer.announce(text('pictureRemoved'));
    },
    { signal: stop },
  );
  select.addEventListener('input', show, { signal: stop });
  // "Discard changes" resets the form after its event.
  form.addEventListener('reset', () => queueMicrotask(show), { signal: stop });
  show();
}

function partsOf(field: HTMLElement) {
  return [
    field.querySelector('select'),
    field.querySelector<HTMLElement>('[data-thumb]'),
    field.querySelector<HTMLElement>('[data-acts]'),
    field.querySelector<HTMLButtonElement>('[data-choose]'),
    field.querySelector<HTMLButtonElement>('[data-clear]'),
  ] as const;
}

/** The value of the field for a file; undefined if it is none that can be chosen. */
function valueOf({ asset, file, details }: ChosenFile): string | undefined {
  if (asset !== undefined) return asset;
  return details.contentType === 'image/svg+xml' ? SVG_PREFIX + file : undefined;
}

/** In the element of the field's error. */
function showProblem(select: HTMLSelectElement, message: string): void {
  const error = select.ownerDocument.getElementById(`${select.id}-error`);
  if (error) error.textContent = message;
  select.toggleAttribute('aria-invalid', message !== '');
}

/** The list has the newest pictures only. */
function offer(select: HTMLSelectElement, value: string, title: string): void {
  if ([...select.options].some((option) => option.value === value)) return;
  select.append(new Option(title, value));
}

function thumbnailOf({ details: { picture, address } }: ChosenFile): string {
  return picture ? `${picture.src}?format=300w` : address;
}
