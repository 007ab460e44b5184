import type { ManifestFeature } from 'shared-types/manifest';
import type { Release } from 'shared-types/release';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page/page-data';
import type { RenderResult } from '../../server/src/platform/render/protocol';
import { jsonForScript } from '../../server/src/site/page/render/json-for-script';
import { reloadScript } from '../../server/src/site/development/reload-script';
import type { Ends } from './forwarded-headers';
import type { LocalBuild } from './local-build';
import { hasBlockOf, overlayBlocks, type OverlayBlocksParts, type OwnBlocks } from './own-blocks';
import { sourcesOf, widenPolicy, type Sources } from './own-policy';
import { replaceStyles } from './own-styles';
import { overlayRelease } from './own-version';
import { messagesOf, type AboutPage } from './messages-of';
import type { ViewToRender } from './render-views';

const DATA_START = `<script type="application/json" id="${CONTEXT_ELEMENT_ID}">`;
const SCRIPT_END = '</script>';
const BODY_END = '</body>';
const NONCE = /'nonce-([^']+)'/;
/** What could continue an origin; if nothing does, it is the site's. */
const ORIGIN_GOES_ON = '(?![\\w.:-])';

export interface SitePage {
  readonly html: string;
  readonly policy: string | undefined;
}

export interface OverlayPageParts {
  readonly build: LocalBuild;
  readonly ends: Ends;
  readonly newsPath: string;
  readonly render: (wanted: ViewToRender) => Promise<RenderResult>;
  readonly readGiven: OverlayBlocksParts['readGiven'];
  /** A file of the site by path; `undefined` if missing. */
  readonly readFile: (path: string) => Promise<string | undefined>;
}

export interface OverlaidPage extends SitePage {
  readonly about: AboutPage;
  readonly thrown: ReadonlyMap<FeatureId, string>;
}

/** Puts a working copy into a page: its release, blocks, styles and, if needed, its policy. */
export async function overlayPage({ html, policy }: SitePage, parts: OverlayPageParts): Promise<OverlaidPage> {
  const { build, ends } = parts;
  const { manifest } = build;
  const thrown = new Map<FeatureId, string>();
  const nonce = NONCE.exec(policy ?? '')?.[1];
  const here = html.replace(new RegExp(escapePattern(ends.site) + ORIGIN_GOES_ON, 'g'), () => ends.here);
  const data = readData(here);
  const live = data?.release.remotes[manifest.name];
  const isOn = data !== undefined && (live !== undefined || hasBlockOf(here, manifest.name));
  const about = { manifest, site: ends.site, live: live?.version, shell: data?.release.shell };
  const finish = (text: string, now: AboutPage, sources: Sources): OverlaidPage => ({
    html: withScript(text, { nonce, now, parts }),
    policy: policy && widenPolicy(policy, sources),
    about: now,
    thrown,
  });
  if (!isOn) return finish(here, { ...about, isOn, kept: new Set(), gone: new Set() }, {});

  const render = async (feature: FeatureId, props: FeatureProps): Promise<string | undefined> => {
    const perRequest = { ...data.perRequest, ...(nonce && { nonce }) };
    const result = await parts.render({ feature, props, context: data.context, perRequest });
    if (!result.ok) thrown.set(feature, result.message);
    return result.ok ? result.output : undefined;
  };
  const blocks = await overlayBlocks(here, manifest, { render, readGiven: parts.readGiven });
  const styled = await withStyles(blocks, { parts, base: live?.base });
  const { remotes } = data.release;
  const release: Release = { ...data.release, remotes: { ...remotes, [manifest.name]: overlayRelease(manifest) } };
  // Calls to the site's other host come here too, and are sent to the host of the page.
  const context = { ...data.context, appDomain: new URL(ends.here).host };
  const { kept, gone, shown } = blocks;
  const sources = sourcesOf(manifest, shown, data.context);
  return finish(writeData(styled, { ...data, context, release }), { ...about, isOn, kept, gone }, sources);
}

/** The page's data; `undefined` if it runs no script. */
function readData(html: string): PageData | undefined {
  const start = html.lastIndexOf(DATA_START);
  if (start < 0) return undefined;
  const from = start + DATA_START.length;
  return JSON.parse(html.slice(from, html.indexOf(SCRIPT_END, from))) as PageData;
}

function writeData(html: string, data: PageData): string {
  const from = html.lastIndexOf(DATA_START) + DATA_START.length;
  return html.slice(0, from) + jsonForScript(data) + html.slice(html.indexOf(SCRIPT_END, from));
}

function sheetsOf({ css, sheets = [] }: Pick<ManifestFeature, 'css' | 'sheets'>): string[] {
  return [...(css ? [css] : []), ...sheets.map((sheet) => sheet.css)];
}

/** Style sheets of the features on the page; a feature's files have the same names in every version. */
async function withStyles(
  { html, shown }: OwnBlocks,
  { parts, base }: { readonly parts: OverlayPageParts; readonly base: string | undefined },
): Promise<string> {
  const { manifest, files } = parts.build;
  const own = manifest.features.filter(({ id }) => shown.has(id)).flatMap(sheetsOf);
  const main = [...shown].map((id) => `client/${id.slice(id.indexOf('/') + 1)}.css`);
  const former = new Set([...main, ...own]);
  const live = base === undefined ? [] : await Promise.all([...former].map((path) => parts.readFile(base + path)));
  const texts = live.filter((text) => text !== undefined);
  return replaceStyles(html, texts, own.map((path) => String(files.get(path) ?? '')).join(''));
}

/** Adds a script that reloads the page after a save, and describes the preview in the console. */
function withScript(
  html: string,
  {
    nonce,
    now,
    parts,
  }: { readonly nonce: string | undefined; readonly now: AboutPage; readonly parts: OverlayPageParts },
): string {
  const end = html.lastIndexOf(BODY_END);
  if (end < 0) return html;
  const { version } = parts.build.manifest;
  const report = `console.info(${jsonForScript(messagesOf(now).join('\n'))});`;
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return `${html.slice(0, end)}<script${attribute}>${report}${reloadScript(version, parts.newsPath)}</script>${html.slice(end)}`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
