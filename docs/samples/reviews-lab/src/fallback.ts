import type { Fallback } from 'shared-types/render';

/** What stands in a block's place where its view fails. */
export const fallback: Fallback = {
  en: '<p>The reviews cannot be shown right now.</p>',
  pl: '<p>Nie można teraz pokazać opinii.</p>',
};
