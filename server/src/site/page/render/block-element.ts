import type { ManifestFeature } from 'shared-types/manifest';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { escapeHtml } from '../../../platform/http/escape-html';
import { goesLive } from '../template/page-blocks';
import { jsonForScript } from './json-for-script';
import type { LiveFeature } from '../../registry/registry-state';

export interface BlockStart {
  readonly block: string;
  readonly feature: FeatureId;
  readonly remote: string;
  /** Absent if the block is static HTML. */
  readonly live?: Pick<ManifestFeature, 'live' | 'starts' | 'listens' | 'awaits' | 'purpose'> | undefined;
}

/** Wraps a block's HTML in the element by which the shell finds its feature. Hydrating features also get their props. */
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

export function blockStart({ block, feature, remote, live }: BlockStart): string {
  const of = attribute(BLOCK_ATTRIBUTE.feature, feature) + attribute(BLOCK_ATTRIBUTE.remote, remote);
  return `<div class="block" id="block-${escapeHtml(block)}"${attribute(BLOCK_ATTRIBUTE.block, block)}${of}${live ? lifeOf(live) : ''}>`;
}

function lifeOf({ live, starts, listens, awaits = listens, purpose }: NonNullable<BlockStart['live']>): string {
  // Other listeners subscribe once the feature has started.
  const listening = starts.includes('event') ? attribute(BLOCK_ATTRIBUTE.listens, awaits.join(' ')) : '';
  const start = attribute(BLOCK_ATTRIBUTE.live, live) + attribute(BLOCK_ATTRIBUTE.starts, starts.join(' '));
  return start + listening + attribute(BLOCK_ATTRIBUTE.purpose, purpose);
}

function attribute(name: string, value: string): string {
  return ` ${name}="${escapeHtml(value)}"`;
}
