import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { messages as listMessages } from './features/list/list.messages';
import { messages as listPolish } from './features/list/list.messages.pl';
import { element as list } from './features/list/list.view';

/** The same features on the server, with what stands in their place where a view fails. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'reviews-lab/list': {
      element: list,
      fallback: {
        en: '<p>The reviews cannot be shown right now.</p>',
        pl: '<p>Nie można teraz pokazać opinii.</p>',
      },
      messages: { en: listMessages, pl: listPolish },
    },
  },
} satisfies RenderRemote;
