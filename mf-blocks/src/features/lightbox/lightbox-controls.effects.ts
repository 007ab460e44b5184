import type { Host } from 'shared-types/host/host';
import { icon } from './icon.effects';
import type { messages } from './lightbox.messages';

/** What lies over the pictures. */
export interface LightboxControls {
  readonly dialog: HTMLDialogElement;
  /** Shows which picture is shown, from 1, and whether there is one on either side. */
  show(shown: {
    readonly n: number;
    readonly count: number;
    readonly caption: string;
    readonly hasPrevious: boolean;
    readonly hasNext: boolean;
  }): void;
}

/** What the buttons do. */
export interface ControlActions {
  readonly close: () => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly zoom: () => void;
}

const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M8 10.5h5M10.5 8v5',
} as const satisfies Readonly<Record<keyof ControlActions, string>>;

/** Makes a dialog with its controls, made of elements: the page's policy lets no text become HTML. */
export function createControls(
  { text }: Pick<Host<typeof messages>, 'text'>,
  { theme, actions }: { readonly theme: string; readonly actions: ControlActions },
): LightboxControls {
  const button = (name: keyof ControlActions): HTMLButtonElement => {
    const made = element('button', `blocks-lightbox__button blocks-lightbox__button--${name}`);
    Object.assign(made, { type: 'button', onclick: actions[name] });
    made.setAttribute('aria-label', text(name));
    made.append(icon(PATHS[name]));
    return made;
  };
  const [counter, caption] = [element('p', 'blocks-lightbox__counter'), element('p', 'blocks-lightbox__caption')];
  const [close, previous, next] = [button('close'), button('previous'), button('next')];
  close.autofocus = true;
  const dialog = element('dialog', `blocks-lightbox blocks-lightbox--${theme}`);
  dialog.setAttribute('aria-label', text('label'));
  dialog.append(close, counter, button('zoom'), previous, next, caption);
  return {
    dialog,
    show({ n, count, caption: words, hasPrevious, hasNext }) {
      dialog.toggleAttribute('data-single', count === 1);
      counter.textContent = text('counter', { n, count });
      caption.textContent = words;
      caption.hidden = words === '';
      previous.setAttribute('aria-disabled', String(!hasPrevious));
      next.setAttribute('aria-disabled', String(!hasNext));
    },
  };
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { className });
}
