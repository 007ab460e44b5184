import { EMBED_SERVICES, type EmbedSettings } from 'shared-types/blocks/framed/embed';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { z } from 'zod';
import { escapeHtml } from '../../platform/http/escape-html';
import type { FrameKind } from '../frame/frame-kind';
import { usableSettings } from '../frame/usable-settings';
import { widgetPage, type WidgetMarkup } from '../frame/widget-page';
import { soundcloudPlayer } from './soundcloud-player';

type Embedded = Pick<EmbedSettings, 'service' | 'url' | 'account'>;

const schema = z.object({
  service: z.enum(['soundcloud', 'x']).optional(),
  url: z.string().max(2000).optional(),
  account: z.string().max(100).optional(),
}) satisfies z.ZodType<Embedded>;

const ACCOUNT = /^@?(\w{1,15})$/;
const FOLLOW_SCRIPT = 'https://platform.twitter.com/widgets.js';
const PLAYER_HEIGHT = 166;

/**
 * What another service embeds: SoundCloud's player, or the button to follow an account at X.
 *
 * @implements EMBED-01
 */
export const embedFrame: FrameKind = {
  blockTypes: [BLOCK_TYPE.embed],
  isForAccounts: true,
  document({ block, site: { locale }, isHttps, log }) {
    const settings = usableSettings<Embedded>(schema, block, log);
    const { service = 'soundcloud', url = '', account = '' } = settings ?? {};
    const markup = service === 'x' ? followButton(account, locale) : player(url);
    return settings && markup && widgetPage({ title: EMBED_SERVICES[service], markup, locale, isHttps });
  },
};

function player(url: string): WidgetMarkup | undefined {
  const address = soundcloudPlayer(url);
  if (address === undefined) return undefined;
  const html = `<iframe title="SoundCloud" src="${escapeHtml(address)}" width="100%" height="${PLAYER_HEIGHT}" style="border:0;display:block" allow="autoplay"></iframe>`;
  return { html, before: '' };
}

/** The script replaces the link by its button. */
function followButton(account: string, locale: string): WidgetMarkup | undefined {
  const name = ACCOUNT.exec(account)?.[1];
  if (name === undefined) return undefined;
  const { language } = new Intl.Locale(locale);
  const html = `<a class="twitter-follow-button" href="https://twitter.com/${name}" data-size="large" data-dnt="true" data-lang="${language}" data-served>@${name}</a>`;
  return { html, before: '', script: FOLLOW_SCRIPT };
}
