import type { FeatureProps } from 'shared-types/render';
import type { PageContext } from 'shared-types/site/context';
import { HOLE, type FrameProps } from 'shared-types/site/frame';
import type { Release } from 'shared-types/release';
import type { Visitor } from '../../http/visitor';
import type { MatchedPage, Site } from '../directory/site';
import type { RegistryState } from '../registry/registry-state';
import { answerReads, type Answers } from './answer-reads';
import { planBlocks, propsOf, type PlannedBlock } from './page-blocks';
import { pageContextOf } from './page-context';
import type { PageDeps } from './page-deps';
import { pageStyles } from './page-styles';
import type { Preview } from './preview';
import type { ItemContext, PageItem } from './read';
import { releaseOfPage, versionBase } from './release-of-page';
import { renderBlocks } from './render-blocks';
import { renderFrame } from './render-frame';
import { translationsOf } from './translations-of';
import { fillWithTemplates, type Template } from './template';

/** Everything about a page that is the same for all its visitors. */
export interface PagePlan {
  readonly state: RegistryState;
  readonly matched: MatchedPage;
  readonly context: PageContext;
  readonly release: Release;
  readonly blocks: readonly PlannedBlock[];
  /** The frame; holes for every block. */
  readonly frame: Template;
  /** Blocks whose HTML is the same for everybody, by hole. */
  readonly shared: ReadonlyMap<PlannedBlock, Template>;
  /** The frame with the shared blocks in it. */
  readonly base: Template;
  /** Props of the shared blocks, for the case that one of them has a refused form to show. */
  readonly props: ReadonlyMap<PlannedBlock, FeatureProps>;
  /** True where a block shows its fallback: such a plan is made again for the next visitor. */
  readonly isDegraded: boolean;
}

/** Shared blocks are the same for everybody: their reads are asked for nobody in particular. */
const NOBODY: Visitor = { privacyControl: false, isScreenshot: false };

/** What a plan is made for. */
export interface PlanInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  readonly path: string;
  readonly origin: string;
  readonly preview: Preview;
}

/** Plans a page; `undefined` where its address names an item that does not exist. */
export async function planPage(deps: PageDeps, input: PlanInput): Promise<PagePlan | undefined> {
  const { site, matched, path, origin, preview } = input;
  const state = deps.registry.current();
  const { withoutUserScripts } = preview;
  const { reads, onUnknownBlock: onUnknown } = deps;
  const blocks = planBlocks({ page: matched.page, state, reads, onUnknown, withoutUserScripts });
  const sharedBlocks = blocks.filter((planned) => !planned.isPersonal);
  const answers = await Promise.all(
    sharedBlocks.map((planned) => answerReads(deps, { site, matched, planned, visitor: NOBODY })),
  );
  if (isPattern(matched) && answers.some((answer) => answer.isMissing)) return undefined;
  const item = itemOf(sharedBlocks, answers, { site, path, origin });
  const title = item ? matched.page.title.replace('{title}', item.title) : matched.page.title;
  const context = pageContextOf({
    site,
    matched,
    path,
    origin,
    appDomain: deps.config.appDomain,
    title,
    isSeventh: preview.isSeventh,
    ...(item ? { item: { id: item.id, title: item.title, path: item.path } } : {}),
  });
  const props = new Map(
    sharedBlocks.map((planned, index) => [planned, propsOf(planned.block, answers[index]?.data ?? {})] as const),
  );
  const shown = sharedBlocks.flatMap((planned, index) =>
    answers[index]?.isMissing
      ? []
      : [{ planned, props: props.get(planned) ?? propsOf(planned.block, {}), isShared: true }],
  );
  const live = blocks.map((planned) => planned.live);
  const frameProps = await framePropsOf(deps, { ...input, state, title, ...(item ? { item } : {}) });
  const css = await pageStyles(deps.registry, state, live);
  const [rendered, emptyFrame] = await Promise.all([
    renderBlocks(deps, { blocks: shown, context, state }),
    renderFrame(deps, { state, context, props: frameProps, css }),
  ]);
  const preloads = [...rendered.values()].map((block) => block.preloads).join('');
  const frame = fillWithTemplates(emptyFrame, (hole) =>
    hole === HOLE.preloads ? { pieces: [preloads], holes: [] } : undefined,
  );
  const shared = new Map([...rendered].map(([planned, { template }]) => [planned, template] as const));
  return {
    state,
    matched,
    context,
    release: releaseOfPage(state, live, site.locale),
    blocks,
    frame,
    shared,
    base: fillBlocks(frame, blocks, shared),
    props,
    isDegraded: [...rendered.values()].some((block) => block.isFallback),
  };
}

/** Puts rendered blocks into the frame's holes; a hole that still waits for a personal block stays. */
export function fillBlocks(
  frame: Template,
  blocks: readonly PlannedBlock[],
  rendered: ReadonlyMap<PlannedBlock, Template>,
): Template {
  return fillWithTemplates(frame, (hole) => {
    if (!isBlockHole(hole)) return undefined;
    const planned = blocks.filter((block) => block.hole === hole);
    if (planned.some((block) => block.isPersonal && !rendered.has(block))) return undefined;
    return planned.map((block) => rendered.get(block) ?? EMPTY).reduce(join, EMPTY);
  });
}

const EMPTY: Template = { pieces: [''], holes: [] };

function join(a: Template, b: Template): Template {
  const [first = '', ...rest] = b.pieces;
  return {
    pieces: [...a.pieces.slice(0, -1), (a.pieces.at(-1) ?? '') + first, ...rest],
    holes: [...a.holes, ...b.holes],
  };
}

function isBlockHole(hole: string): boolean {
  return hole.startsWith('block-') || hole.startsWith('slot-');
}

function isPattern({ page }: MatchedPage): boolean {
  return page.path.includes('{');
}

function itemOf(
  blocks: readonly PlannedBlock[],
  answers: readonly Answers[],
  context: ItemContext,
): PageItem | undefined {
  for (const [index, planned] of blocks.entries()) {
    for (const read of planned.reads) {
      const data = answers[index]?.data[read.name];
      if (read.item && data) return read.item(data as never, context);
    }
  }
  return undefined;
}

interface FrameInput extends PlanInput {
  readonly state: RegistryState;
  readonly title: string;
  readonly item?: PageItem;
}

async function framePropsOf(
  deps: PageDeps,
  { site, matched, path, origin, state, title, item }: FrameInput,
): Promise<FrameProps> {
  const { page } = matched;
  const { tagline, theme, navigation, footer, website } = site.profile;
  const socialImage = item?.picture ?? page.socialImage;
  return {
    site: {
      title: site.name,
      tagline,
      theme,
      navigation,
      footer,
      ...(website?.badge ? { badge: website.badge } : {}),
      ...(site.root === '' ? {} : { home: site.root }),
    },
    page: {
      title,
      description: page.description || (item?.excerpt ?? ''),
      canonicalUrl: `${origin}${path}`,
      body: page.body,
      indexed: page.indexed,
      ...(socialImage ? { socialImage: `${origin}${socialImage.src}` } : {}),
      translations: translationsOf(site, page, path),
    },
    fontPreloads: fontPreloads(state, theme.fonts),
    structuredData: item?.structuredData ?? [],
    holePrefix: deps.holePrefix,
  };
}

/** The weight of each use that the first screen shows; heavier words of the same family may come a moment later. */
const PRELOADED_WEIGHT = { heading: 500, body: 400 } as const;

function fontPreloads({ shell }: RegistryState, { heading, body }: FrameProps['site']['theme']['fonts']): string[] {
  const files = [`${heading}-${PRELOADED_WEIGHT.heading}`, `${body}-${PRELOADED_WEIGHT.body}`].map(
    (name) => `client/fonts/${name.toLowerCase().replace(' ', '-')}.woff2`,
  );
  return files.filter((file) => shell.manifest.files[file]).map((file) => versionBase(shell.manifest) + file);
}
