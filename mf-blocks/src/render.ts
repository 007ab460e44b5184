import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { strings as buttonStrings } from './features/button/button.strings';
import { strings as buttonPolish } from './features/button/button.strings.pl';
import { element as button } from './features/button/button.view';
import { element as gallery } from './features/gallery/gallery.view';
import { strings as imageStrings } from './features/image/image.strings';
import { strings as imagePolish } from './features/image/image.strings.pl';
import { element as image } from './features/image/image.view';
import { element as quote } from './features/quote/quote.view';
import { element as text } from './features/text/text.view';

/** The content blocks on the server. What cannot be shown leaves its place empty. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'blocks/text': { element: text, fallback: '' },
    'blocks/image': { element: image, fallback: '', strings: { en: imageStrings, pl: imagePolish } },
    'blocks/gallery': { element: gallery, fallback: '' },
    'blocks/button': { element: button, fallback: '', strings: { en: buttonStrings, pl: buttonPolish } },
    'blocks/quote': { element: quote, fallback: '' },
  },
} satisfies RenderRemote;
