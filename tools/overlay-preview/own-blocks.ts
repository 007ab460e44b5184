import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { blockElement, blockStart } from '../../server/src/site/page/render/block-element';

const START_TAG = /<div class="block" id="block-[^"]*"(?: [\w-]+="[^"]*")*>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const SCRIPT_END = '</script>';
/** Start or end of a `div`, and what only looks like one: comments, and elements that contain raw text. */
const MARK =
  /<!--[^]*?-->|<(script|style|textarea|title)\b[^>]*>[^]*?<\/\1>|<div(?=[\s>])(?:"[^"]*"|'[^']*'|[^'">])*>|<\/div>/g;

export interface OverlayBlocksParts {
  /** Renders a view of the working copy; `undefined` if it throws, which is reported separately. */
  readonly render: (feature: FeatureId, props: FeatureProps) => Promise<string | undefined>;
  /** Props of the page's views, by block. Requested at most once, and only if the page does not contain them. */
  readonly readGiven: () => Promise<Readonly<Record<string, FeatureProps>>>;
}

export interface OwnBlocks {
  readonly html: string;
  readonly shown: ReadonlySet<FeatureId>;
  /** Features that keep the live version's HTML, as their props are unknown. */
  readonly kept: ReadonlySet<FeatureId>;
  /** Features that the working copy no longer has. */
  readonly gone: ReadonlySet<FeatureId>;
}

interface FoundBlock {
  readonly from: number;
  readonly id: string;
  readonly feature: FeatureId;
  /** True if the live version activates it. */
  readonly isLive: boolean;
  /** Offset after its start tag. */
  readonly inner: number;
  /** Its props in the page, and where its HTML ends. */
  readonly data?: BlockData;
}

interface BlockData {
  readonly props: FeatureProps;
  readonly to: number;
}

export function hasBlockOf(html: string, name: string): boolean {
  return html.includes(` ${BLOCK_ATTRIBUTE.remote}="${name}"`);
}

/**
 * Replaces the blocks of one remote: what starts them, what they listen to and, if their props are known, their HTML.
 */
export async function overlayBlocks(html: string, manifest: Manifest, parts: OverlayBlocksParts): Promise<OwnBlocks> {
  const [shown, kept, gone] = [new Set<FeatureId>(), new Set<FeatureId>(), new Set<FeatureId>()];
  let laid = '';
  let done = 0;
  for (const block of await withGiven(html, blocksOf(html, manifest.name), parts)) {
    const { feature: id, data } = block;
    const feature = manifest.features.find((own) => own.id === id);
    shown.add(id);
    const view = feature && data && (await parts.render(id, data.props));
    laid += html.slice(done, block.from);
    if (feature && data && view !== undefined) {
      laid += elementOf(manifest, feature, { props: data.props, view });
      done = data.to;
    } else {
      laid += startOf(manifest.name, block, feature);
      done = block.inner;
      if (!feature) gone.add(id);
      else if (!data) kept.add(id);
    }
  }
  return { html: laid + html.slice(done), shown, kept, gone };
}

function blocksOf(html: string, name: string): FoundBlock[] {
  return [...html.matchAll(START_TAG)].flatMap(({ index, 0: tag }) => {
    const attributes = Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
    if (attributes[BLOCK_ATTRIBUTE.remote] !== name) return [];
    const { [BLOCK_ATTRIBUTE.block]: id = '', [BLOCK_ATTRIBUTE.feature]: feature = '' } = attributes;
    const inner = index + tag.length;
    const data = dataBehind(html, inner, id);
    const isLive = attributes[BLOCK_ATTRIBUTE.live] !== undefined;
    return [{ from: index, id, feature: feature as FeatureId, isLive, inner, ...(data && { data }) }];
  });
}

/** Adds props that only the site knows. */
async function withGiven(
  html: string,
  blocks: readonly FoundBlock[],
  { readGiven }: Pick<OverlayBlocksParts, 'readGiven'>,
): Promise<readonly FoundBlock[]> {
  if (blocks.every(({ data }) => data)) return blocks;
  const given = await readGiven();
  return blocks.map((block) => {
    const props = given[block.id];
    const to = props && !block.data ? endOfElement(html, block.inner) : undefined;
    return props && to !== undefined ? { ...block, data: { props, to } } : block;
  });
}

/** The props of a block that hydrates, which follow its element. */
function dataBehind(html: string, from: number, id: string): BlockData | undefined {
  const start = `</div><script type="application/json" ${BLOCK_ATTRIBUTE.props}="${id}">`;
  const at = html.indexOf(start, from);
  const end = html.indexOf(SCRIPT_END, at);
  if (at < 0 || end < 0) return undefined;
  return { props: JSON.parse(html.slice(at + start.length, end)) as FeatureProps, to: end + SCRIPT_END.length };
}

/** The end of a `div` whose content begins there; `undefined` if it does not end. */
function endOfElement(html: string, from: number): number | undefined {
  let depth = 1;
  for (const { 0: text, index } of html.slice(from).matchAll(MARK)) {
    if (text === '</div>') depth -= 1;
    else if (text.startsWith('<div')) depth += 1;
    if (depth === 0) return from + index + text.length;
  }
  return undefined;
}

function elementOf(
  manifest: Manifest,
  feature: ManifestFeature,
  { props, view }: { readonly props: FeatureProps; readonly view: string },
): string {
  return view === '' ? '' : blockElement({ remote: { manifest, enabled: true, renders: true }, feature }, props, view);
}

/** The start tag of a block whose HTML stays. Without props its view cannot hydrate. */
function startOf(remote: string, block: FoundBlock, feature: ManifestFeature | undefined): string {
  // Which blocks go live is told by variant and settings, and those by what the live version made of them.
  const { liveVariants, liveSetting } = feature ?? {};
  const isMeant = (liveVariants === undefined && liveSetting === undefined) || block.isLive;
  const canStart = feature?.live === 'enhance' || (feature?.live === 'hydrate' && block.data !== undefined);
  const live = isMeant && canStart ? feature : undefined;
  return blockStart({ block: block.id, feature: block.feature, remote, live });
}
