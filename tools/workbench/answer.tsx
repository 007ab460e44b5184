import { renderToStaticMarkup } from 'react-dom/server';
import type { Remote } from '../../shared-types/src/remote';
import type { RenderRemote } from '../../shared-types/src/render';
import { BenchPage } from './bench-page';
import { readChoice } from './choice';
import { SamplePage } from './sample-page';
import type { Samples } from './samples';

export interface Bench {
  readonly name: string;
  readonly remote: Remote;
  readonly rendered: RenderRemote;
  readonly samples: Samples;
  /** Style sheets by feature id; the frame's is called `frame`. */
  readonly styles: Readonly<Record<string, string>>;
}

export function benchPage({ name, samples }: Bench, query: URLSearchParams): string {
  const choice = readChoice(query, sampleNames(samples));
  const source = `/sample?${new URLSearchParams({ ...choice }).toString()}`;
  return `<!doctype html>${renderToStaticMarkup(<BenchPage {...{ name, samples, choice, source }} />)}`;
}

export function samplePage({ name, remote, rendered, samples, styles }: Bench, query: URLSearchParams): string {
  const choice = readChoice(query, sampleNames(samples));
  const [id = '', sample = ''] = choice.sample.split(':');
  const feature = remote.features.find((entry) => entry.id === id);
  const view = rendered.features[id as keyof RenderRemote['features']];
  const props = samples[id as keyof Samples]?.[sample];
  if (!feature || !view || !props) throw new Error(`${name} has no feature ${id} with an example "${sample}".`);
  const css = `${styles['frame'] ?? ''}${styles[id] ?? ''}`;
  const page = <SamplePage {...{ remote: name, feature, rendered: view, props, choice, css }} />;
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

export function sampleNames(samples: Samples): string[] {
  return Object.entries(samples).flatMap(([id, named]) => Object.keys(named).map((name) => `${id}:${name}`));
}
