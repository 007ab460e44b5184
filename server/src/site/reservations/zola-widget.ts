import type { WeddingSettings } from 'shared-types/blocks/reservations';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { z } from 'zod';
import { escapeHtml } from '../../platform/http/escape-html';
import { providerAddressSchema } from './provider-address.schema';
import type { ProviderWidget } from './provider-widget';
import { commonSettings } from './reservation-settings.schema';

const SCRIPT = 'https://widget.zola.com/js/widget.js';
const REGISTRY = /^\/registry\/([A-Za-z0-9_-]{1,100})\/?$/;

const schema = z.strictObject({
  ...commonSettings('zola'),
  pageUrl: providerAddressSchema('zola').refine(
    (address) => keyOf(address) !== undefined,
    'must be a registry’s page such as https://www.zola.com/registry/ada-and-jan',
  ),
}) satisfies z.ZodType<WeddingSettings>;

/** Zola: a link to a couple's registry, which the script replaces by the list itself. */
export const zolaWidget: ProviderWidget = {
  provider: 'zola',
  blockType: BLOCK_TYPE.reservations,
  schema,
  markup(settings) {
    const { pageUrl, scriptUrl = SCRIPT } = schema.parse(settings);
    const key = keyOf(pageUrl) ?? '';
    const link = `<a class="zola-registry-embed" href="${escapeHtml(pageUrl)}" data-registry-key="${key}" data-served>Zola</a>`;
    return { html: link, before: '', script: scriptUrl };
  },
};

function keyOf(address: string): string | undefined {
  return URL.canParse(address) ? REGISTRY.exec(new URL(address).pathname)?.[1] : undefined;
}
