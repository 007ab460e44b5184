import { join } from 'node:path';
import type { Messages } from '../../../shared-types/src/host/text';
import type { ManifestFeature } from '../../../shared-types/src/manifest';
import type { FeatureId, Remote } from '../../../shared-types/src/remote';
import type { Fallback, RenderDifferences, RenderFeature } from '../../../shared-types/src/render';
import { featureParts, type FeatureParts } from '../../build/sources/feature-parts.mjs';
import type { Samples } from '../../workbench/samples';

export interface DerivedRemote {
  readonly remote: Remote;
  readonly rendered: Readonly<Record<FeatureId, RenderFeature<never, never>>>;
  readonly samples: Samples;
  /** How blocks are edited, of features that say so. */
  readonly editors: Readonly<Partial<Record<FeatureId, NonNullable<ManifestFeature['editor']>>>>;
}

/** Imports a remote's list, and finds its features as the build does: by file names. */
export async function deriveRemote(folder: string): Promise<DerivedRemote> {
  const load = <T>(module: string): Promise<T> => import(join(folder, module)) as Promise<T>;
  const { remote } = await load<{ remote: Remote }>('src/remote');
  const parts = await featureParts(folder, remote.features);
  const rows = parts.map(async (feature) => [feature.id as FeatureId, await renderedFeature(feature, load)] as const);
  const editors = parts.flatMap(({ id, editor }) =>
    editor
      ? [load<Required<Pick<ManifestFeature, 'editor'>>>(editor).then((module) => [id, module.editor] as const)]
      : [],
  );
  const samples = parts.map(async ({ id, example }) => [id, await samplesOf(example, load)] as const);
  return {
    remote,
    rendered: Object.fromEntries(await Promise.all(rows)),
    samples: Object.fromEntries(await Promise.all(samples)) as Samples,
    editors: Object.fromEntries(await Promise.all(editors)) as DerivedRemote['editors'],
  };
}

type Load = <T>(module: string) => Promise<T>;

async function renderedFeature(
  { view, isUnseen, fallback, messages, rendered }: FeatureParts,
  load: Load,
): Promise<RenderFeature<never, never>> {
  const { element } = view
    ? await load<Pick<RenderFeature<never, never>, 'element'>>(view)
    : { element: isUnseen ? () => null : undefined };
  const loaded = messages.map(async ([locale, modules]) => {
    const each = await Promise.all(modules.map((module) => load<{ messages: Messages }>(module)));
    return [locale, Object.assign({}, ...each.map((module) => module.messages)) as Messages] as const;
  });
  return {
    element,
    fallback: fallback ? (await load<{ fallback: Fallback }>(fallback)).fallback : '',
    ...(messages.length > 0 ? { messages: Object.fromEntries(await Promise.all(loaded)) } : {}),
    ...(rendered ? (await load<{ rendered: RenderDifferences }>(rendered)).rendered : {}),
  } as RenderFeature<never, never>;
}

async function samplesOf(example: string | undefined, load: Load): Promise<Samples[FeatureId]> {
  return example ? (await load<{ examples: Samples[FeatureId] }>(example)).examples : {};
}
