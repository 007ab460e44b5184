import { join } from 'node:path';
import { isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { REMOTE_NAMES, type FeatureId } from '../../shared-types/src/remote';
import type { Messages } from '../../shared-types/src/host/text';
import { deriveRemote } from '../testing/host/derived-remote';
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

function drawn(samples: Samples[FeatureId], { element, messages }: RenderedFeature): (ReactElement | null)[] {
  const host = createFakeRenderHost(messages?.en ?? {});
  return Object.values(samples).map((props) => element(props, host));
}

for (const name of REMOTE_NAMES) {
  spec(
    'PLAT-08',
    `every feature of ${name} is shown by a React view in valid HTML, and is on the workbench`,
    async () => {
      const { remote, rendered, samples } = await deriveRemote(join(ROOT, name));
      expect(remote.features.length).toBeGreaterThan(0);
      const problems: string[] = [];
      for (const { id, unseen } of remote.features) {
        const elements = drawn(samples[id] ?? {}, rendered[id] as unknown as RenderedFeature);
        expect([id, elements.length > 0]).toEqual([id, true]);
        expect([id, elements.some((element) => isValidElement(element))]).toEqual([id, !unseen]);
        expect([id, elements.filter((element) => element !== null && !isValidElement(element))]).toEqual([id, []]);
        // Only the first example of each, except in the long proof.
        const looked = isLongProof ? elements : elements.slice(0, 1);
        const found = looked.flatMap((element) => htmlProblems(renderToString(element)));
        problems.push(...found.map((problem) => `${id}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );
}
