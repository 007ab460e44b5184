import { DISQUS_SHORTNAME, type CommentsSettings } from 'shared-types/blocks/framed/comments';
import { FRAME_PARAMETER } from 'shared-types/blocks/framed/frame';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { z } from 'zod';
import { escapeHtml } from '../../platform/http/escape-html';
import { mainOriginOf } from '../../site/host/main-origin';
import { jsonForScript } from '../../site/page/render/json-for-script';
import type { FrameInput, FrameKind } from '../frame/frame-kind';
import { usableSettings } from '../frame/usable-settings';
import { widgetPage, type WidgetMarkup } from '../frame/widget-page';

type Discussed = Pick<CommentsSettings, 'identifier'>;

const schema = z.object({ identifier: z.string().max(200).optional() }) satisfies z.ZodType<Discussed>;
/** Id by which Disqus's script looks for itself. */
const COUNT_SCRIPT_ID = 'dsq-count-scr';

/**
 * The discussion of a page at Disqus, or the number of its comments.
 *
 * @implements EMBED-02
 */
export const commentsFrame: FrameKind = {
  blockTypes: [BLOCK_TYPE.comments],
  isForAccounts: true,
  document(input) {
    const { block, site, query, isHttps, log } = input;
    const { disqusShortname = '', commentsEnabled } = site.profile.settings;
    const settings = usableSettings<Discussed>(schema, block, log);
    const path = pathOf(input);
    if (!settings || path === undefined || !commentsEnabled || !DISQUS_SHORTNAME.test(disqusShortname))
      return undefined;
    const thread = { identifier: settings.identifier || path, url: mainOriginOf(site, input.origin) + path };
    const markup = query[FRAME_PARAMETER.part] === 'count' ? countOf(thread.identifier) : discussionOf(thread);
    const script = `https://${disqusShortname}.disqus.com/${markup.scriptId ? 'count' : 'embed'}.js`;
    return widgetPage({ title: 'Disqus', markup: { ...markup, script }, locale: site.locale, isHttps });
  },
};

/** The path of the page that asks, if it is one that bears the block: an item's page has that of its item. */
function pathOf({ page, site, query }: FrameInput): string | undefined {
  const path = query[FRAME_PARAMETER.path];
  return typeof path === 'string' && site.pageAt(path)?.page.id === page.id ? path : undefined;
}

function countOf(identifier: string): WidgetMarkup {
  const html = `<span class="disqus-comment-count" data-disqus-identifier="${escapeHtml(identifier)}" data-served></span>`;
  return { html, before: '', scriptId: COUNT_SCRIPT_ID };
}

/** The names in here are Disqus's: its script looks for them. */
function discussionOf({ identifier, url }: { readonly identifier: string; readonly url: string }): WidgetMarkup {
  return {
    html: '<div id="disqus_thread" data-served></div>',
    before: `window.disqus_config = function () {
  this.page.url = ${jsonForScript(url)};
  this.page.identifier = ${jsonForScript(identifier)};
};`,
  };
}
