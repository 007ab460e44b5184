import type { FeatureProps } from 'shared-types/render';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import { escapeHtml } from '../../http/escape-html';
import { goesLive } from './goes-live';
import { jsonForScript } from './json-for-script';
import type { LiveFeature } from '../registry/registry-state';

/** The element around a block's HTML, by which the shell finds the feature; hydrating features bring their props. */
export function blockElement(live: LiveFeature, props: FeatureProps, html: string): string {
  const { remote, feature } = live;
  const isLive = goesLive(live, props.block);
  const attributes: Record<string, string> = {
    [BLOCK_ATTRIBUTE.block]: props.block.id,
    [BLOCK_ATTRIBUTE.feature]: feature.id,
    [BLOCK_ATTRIBUTE.remote]: remote.manifest.name,
    ...(isLive
      ? {
          [BLOCK_ATTRIBUTE.live]: feature.live,
          [BLOCK_ATTRIBUTE.starts]: feature.starts.join(' '),
          // Events that start nothing are heard by the feature itself.
          ...(feature.starts.includes('event') && {
            [BLOCK_ATTRIBUTE.listens]: (feature.awaits ?? feature.listens).join(' '),
          }),
          [BLOCK_ATTRIBUTE.purpose]: feature.purpose,
        }
      : {}),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const data =
    isLive && feature.live === 'hydrate'
      ? `<script type="application/json" data-props="${escapeHtml(props.block.id)}">${jsonForScript(props)}</script>`
      : '';
  return `<div class="block" id="block-${escapeHtml(props.block.id)}"${written.join('')}>${html}</div>${data}`;
}
