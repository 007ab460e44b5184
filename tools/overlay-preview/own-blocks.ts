import type { Manifest, ManifestFeature } from 'shared-types/manifest';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { blockElement, blockStart } from '../../server/src/site/page/render/block-element';

const START_TAG = /<div class="block" id="block-[^"]*"(?: [\w-]+="[^"]*")*>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const SCRIPT_END = '</script>';
/** What begins or ends a `div`, and what only looks as if it did: comments, and elements whose content is text. */
const MARK =
  /<!--[^]*?-->|<(script|style|textarea|title)\b[^>]*>[^]*?<\/\1>|<div(?=[\s>])(?:"[^"]*"|'[^']*'|[^'">])*>|<\/div>/g;

/** What blocks are laid with. */
export interface OverlayBlocksParts {
  /** Renders a view of the working copy; `undefined` where it throws, which is then told elsewhere. */
  readonly render: (feature: FeatureId, props: FeatureProps) => Promise<string | undefined>;
  /** What the site says its views are given, by block: asked for what the page does not bring, once. */
  readonly readGiven: () => Promise<Readonly<Record<string, FeatureProps>>>;
}

/** What became of a page's blocks of one remote. */
export interface OwnBlocks {
  readonly html: string;
  /** The features that stand on the page. */
  readonly shown: ReadonlySet<FeatureId>;
  /** Those of them whose HTML is that of the live version still, since nobody says what it is made from. */
  readonly kept: ReadonlySet<FeatureId>;
  /** Those of them that the working copy has not. */
  readonly gone: ReadonlySet<FeatureId>;
}

/** A block's element in a page's text. */
interface FoundBlock {
  readonly from: number;
  /** The block's id. */
  readonly id: string;
  readonly feature: FeatureId;
  /** True where the live version brings it to life. */
  readonly isLive: boolean;
  /** Behind its start tag. */
  readonly inner: number;
  /** The data its view is made from, and where what is made of them ends. */
  readonly data?: BlockData;
}

interface BlockData {
  readonly props: FeatureProps;
  readonly to: number;
}

/** True where a page's text holds a block of the remote. */
export function hasBlockOf(html: string, name: string): boolean {
  return html.includes(` ${BLOCK_ATTRIBUTE.remote}="${name}"`);
}

/**
 * Gives a page's blocks of one remote what the working copy says of them: when they start and what they hear, and where it is
 * known what they are made from, their HTML. Nothing else in the page changes.
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

/** The same with the data that the site alone knows. */
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

/** The data that the page brings for a block that hydrates: they stand right behind its element. */
function dataBehind(html: string, from: number, id: string): BlockData | undefined {
  const start = `</div><script type="application/json" ${BLOCK_ATTRIBUTE.props}="${id}">`;
  const at = html.indexOf(start, from);
  const end = html.indexOf(SCRIPT_END, at);
  if (at < 0 || end < 0) return undefined;
  return { props: JSON.parse(html.slice(at + start.length, end)) as FeatureProps, to: end + SCRIPT_END.length };
}

/** Where a `div` ends whose content begins there; `undefined` where it does not. */
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

/** The start of a block's element around HTML that stays. Without its data a view cannot take it over, and a feature that is gone cannot start. */
function startOf(remote: string, block: FoundBlock, feature: ManifestFeature | undefined): string {
  // Which blocks go live is told by variant and settings, and those by what the live version made of them.
  const { liveVariants, liveSetting } = feature ?? {};
  const isMeant = (liveVariants === undefined && liveSetting === undefined) || block.isLive;
  const canStart = feature?.live === 'enhance' || (feature?.live === 'hydrate' && block.data !== undefined);
  const live = isMeant && canStart ? feature : undefined;
  return blockStart({ block: block.id, feature: block.feature, remote, live });
}
