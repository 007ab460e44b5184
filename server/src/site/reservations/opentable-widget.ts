import type { OpentableSettings } from 'shared-types/blocks/reservations';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { z } from 'zod';
import { commonSettings } from './reservation-settings.schema';
import type { ProviderWidget } from './provider-widget';

const LOADER = 'https://www.opentable.com/widget/reservation/loader?domain=com';
/** The languages its widget speaks. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-MX',
  fr: 'fr-CA',
  ja: 'ja-JP',
  nl: 'nl-NL',
};

const schema = z.strictObject({
  ...commonSettings('opentable'),
  restaurantId: z.string().regex(/^\d{1,12}$/, 'must be the number OpenTable knows the restaurant by'),
}) satisfies z.ZodType<OpentableSettings>;

/** OpenTable: a script that puts a frame with its search for a table where it stands. */
export const opentableWidget: ProviderWidget = {
  provider: 'opentable',
  blockType: BLOCK_TYPE.opentable,
  schema,
  markup(settings, { locale, theme }) {
    const { restaurantId, scriptUrl } = schema.parse(settings);
    const script = new URL(scriptUrl ?? LOADER);
    const parameters = {
      rid: restaurantId,
      type: 'standard',
      theme,
      iframe: 'true',
      lang: LANGUAGES[new Intl.Locale(locale).language] ?? 'en-US',
      // In the frame there is no room for the whole of its pages.
      newtab: 'true',
    };
    for (const [name, value] of Object.entries(parameters)) script.searchParams.set(name, value);
    return { html: '', before: '', script: script.href };
  },
};
