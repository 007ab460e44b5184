import type { LinkPage } from 'shared-types/admin/pages/link-choices';
import type { Host } from 'shared-types/host/host';
import { findPage } from './find-page';
import { getLinkPages } from './link-choices.api';
import type { messages } from './page-choices.messages';

/** Marks the text inputs of a form that take a link: they offer the pages of the site, and take a title for its path. */
const LINK_INPUT = 'data-link-input';

type OfferHost = Pick<Host<typeof messages>, 'request' | 'url' | 'stop' | 'text'>;

/**
 * Without script, or if the pages cannot be loaded, an owner types the path.
 *
 * @implements EDIT-06
 */
export function offerPages(form: HTMLElement, host: OfferHost): void {
  const list = form.ownerDocument.createElement('datalist');
  list.id = `${form.closest('[id]')?.id ?? 'form'}-pages`;
  let retried = (): void => undefined;
  const failure = failureNote(form.ownerDocument, host, () => retried());
  let pages: Promise<readonly LinkPage[] | undefined> | undefined;
  const offer = async (input: HTMLInputElement): Promise<void> => {
    input.setAttribute('list', list.id);
    if (pages) return;
    form.append(list);
    pages = getLinkPages(host);
    const loaded = await pages;
    failure.remove();
    if (loaded) return list.replaceChildren(...loaded.map(optionOf));
    // A later focus tries again, too.
    pages = undefined;
    input.after(failure);
    retried = () => {
      input.focus();
      void offer(input);
    };
  };
  const resolve = async (input: HTMLInputElement): Promise<void> => {
    const page = isTitle(input.value) && findPage((await pages) ?? [], input.value);
    if (!page) return;
    input.value = page.path;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const { stop: signal } = host;
  const linkInput = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.hasAttribute(LINK_INPUT) ? target : undefined;
  const on = (event: 'focusin' | 'change', act: (input: HTMLInputElement) => Promise<void>): void =>
    form.addEventListener(
      event,
      (happened) => {
        const input = linkInput(happened);
        if (input) void act(input);
      },
      { signal },
    );
  on('focusin', offer);
  on('change', resolve);
}

/** What begins as a link does is one. */
function isTitle(typed: string): boolean {
  return typed.trim() !== '' && !/^\s*(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(typed);
}

function optionOf({ path, title }: LinkPage): HTMLOptionElement {
  return new Option(title, path);
}

function failureNote(document: Document, { text }: OfferHost, onRetry: () => void): HTMLElement {
  const note = document.createElement('p');
  note.className = 'field__error';
  note.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet';
  button.textContent = text('pagesRetry');
  button.addEventListener('click', onRetry);
  note.append(`${text('pagesFailed')} `, button);
  return note;
}
