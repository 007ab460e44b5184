import type { ManifestFeature } from 'shared-types/manifest';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import { escapeHtml } from '../../http/escape-html';
import { goesLive } from './goes-live';
import { jsonForScript } from './json-for-script';
import type { LiveFeature } from '../registry/registry-state';

/** What the start of a block's element says. */
export interface BlockLabel {
  /** The block's id. */
  readonly block: string;
  readonly feature: FeatureId;
  /** The remote's name. */
  readonly remote: string;
  /** How a script brings the block to life; absent where none does. */
  readonly live?: Pick<ManifestFeature, 'live' | 'starts' | 'listens' | 'awaits' | 'purpose'> | undefined;
}

/** The element around a block's HTML, by which the shell finds the feature; hydrating features bring their props. */
export function blockElement(at: LiveFeature, props: FeatureProps, html: string): string {
  const { remote, feature } = at;
  const { id } = props.block;
  const live = goesLive(at, props.block) ? feature : undefined;
  const start = blockStart({ block: id, feature: feature.id, remote: remote.manifest.name, live });
  const data =
    live?.live === 'hydrate'
      ? `<script type="application/json" ${BLOCK_ATTRIBUTE.props}="${escapeHtml(id)}">${jsonForScript(props)}</script>`
      : '';
  return `${start}${html}</div>${data}`;
}

/** The start tag of that element. */
export function blockStart({ block, feature, remote, live }: BlockLabel): string {
  const attributes: Record<string, string> = {
    [BLOCK_ATTRIBUTE.block]: block,
    [BLOCK_ATTRIBUTE.feature]: feature,
    [BLOCK_ATTRIBUTE.remote]: remote,
    ...(live && {
      [BLOCK_ATTRIBUTE.live]: live.live,
      [BLOCK_ATTRIBUTE.starts]: live.starts.join(' '),
      // Events that start nothing are heard by the feature itself.
      ...(live.starts.includes('event') && {
        [BLOCK_ATTRIBUTE.listens]: (live.awaits ?? live.listens).join(' '),
      }),
      [BLOCK_ATTRIBUTE.purpose]: live.purpose,
    }),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<div class="block" id="block-${escapeHtml(block)}"${written.join('')}>`;
}
