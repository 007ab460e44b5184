import { join } from 'node:path';
import { isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { REMOTE_NAMES, type FeatureId, type Remote } from '../../shared-types/src/remote';
import type { Messages } from '../../shared-types/src/host/text';
import { createFakeRenderHost } from '../testing/host/fake-render-host';
import { htmlProblems } from '../testing/html-problems';
import { isLongProof } from '../testing/proof';
import { spec } from '../testing/spec';
import type { Samples } from '../workbench/samples';
import { ROOT } from './repository';

interface RenderedFeature {
  readonly element: (props: unknown, host: unknown) => ReactElement | null;
  readonly messages?: { readonly en: Messages };
}

interface Rendered {
  readonly features: Readonly<Record<string, RenderedFeature>>;
}

beforeAll(() => {
  // The build puts the version there.
  Object.assign(globalThis, { __VERSION__: 'test' });
});

/** Draws every sample of a feature by its server bundle's element. */
function drawn(samples: Samples[FeatureId], { element, messages }: RenderedFeature): (ReactElement | null)[] {
  const host = createFakeRenderHost(messages?.en ?? {});
  return Object.values(samples).map((props) => element(props, host));
}

for (const name of REMOTE_NAMES) {
  spec(
    'PLAT-08',
    `every feature of ${name} is shown by a React view in valid HTML, and stands on the workbench`,
    async () => {
      const { remote } = (await import(join(ROOT, name, 'src', 'remote'))) as { remote: Remote };
      const { remote: rendered } = (await import(join(ROOT, name, 'src', 'render'))) as { remote: Rendered };
      const { workbench } = (await import(join(ROOT, name, 'src', 'workbench'))) as { workbench: Samples };
      expect(remote.features.length).toBeGreaterThan(0);
      expect(Object.keys(workbench).sort()).toEqual(remote.features.map(({ id }) => id).sort());
      const problems: string[] = [];
      for (const { id } of remote.features) {
        const feature = rendered.features[id];
        if (!feature) throw new Error(`${name} shows nothing for ${id}.`);
        const elements = drawn(workbench[id] ?? {}, feature);
        expect([id, elements.some((element) => isValidElement(element))]).toEqual([id, true]);
        expect([id, elements.filter((element) => element !== null && !isValidElement(element))]).toEqual([id, []]);
        // Whole pages are looked at whole; of a view every state is, in the long proof.
        const looked = isLongProof ? elements : elements.slice(0, 1);
        const found = looked.flatMap((element) => htmlProblems(renderToString(element)));
        problems.push(...found.map((problem) => `${id}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );
}
