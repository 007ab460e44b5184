import type { TockSettings } from 'shared-types/blocks/reservations';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { z } from 'zod';
import { escapeHtml } from '../../platform/http/escape-html';
import { isTimeZone } from '../../platform/time-zone/is-time-zone';
import { jsonForScript } from '../page/render/json-for-script';
import type { ProviderWidget } from './provider-widget';
import { commonSettings } from './reservation-settings.schema';

const SCRIPT = 'https://www.exploretock.com/tock.js';
const LANGUAGES: Readonly<Record<string, string>> = { en: 'en-us', es: 'es-mx' };

const schema = z.strictObject({
  ...commonSettings('tock'),
  business: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,99}$/,
      'must be the business as its address at Tock ends: lower-case letters, digits and -',
    ),
  offeringId: z
    .string()
    .regex(/^\d{1,12}$/, 'must be the number of what is offered')
    .optional(),
  timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone such as Europe/Dublin').optional(),
}) satisfies z.ZodType<TockSettings>;

/** Tock: a place with a fixed id, a function that keeps what is args of it until the script is there, and the script. */
export const tockWidget: ProviderWidget = {
  provider: 'tock',
  blockType: BLOCK_TYPE.tock,
  schema,
  markup(settings, { locale }) {
    const { business, offeringId, timeZone, scriptUrl = SCRIPT } = schema.parse(settings);
    const options = {
      id: 'Tock_widget_container',
      'data-tock-display-mode': 'Inline',
      'data-tock-color-mode': 'White',
      'data-tock-locale': LANGUAGES[new Intl.Locale(locale).language] ?? 'en-us',
      ...(timeZone && { 'data-tock-timezone': timeZone }),
      ...(offeringId && { 'data-tock-offering': offeringId }),
    };
    const attributes = Object.entries(options).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return {
      html: `<div${attributes.join('')} data-served></div>`,
      before: queueFor(business),
      script: scriptUrl,
    };
  },
};

/** The names in here are Tock's: its script looks for them. */
function queueFor(business: string): string {
  return `{
  const tock = (...args) => (tock.callMethod ? tock.callMethod(...args) : tock.queue.push(args));
  Object.assign(tock, { push: tock, loaded: true, version: '1.0', queue: [] });
  Object.assign(window, { tock, _tock: tock });
  tock('init', ${jsonForScript(business)});
}`;
}
