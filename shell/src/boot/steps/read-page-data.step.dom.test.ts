import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { pageData } from '../page-data.fixture';
import { createReadPageData } from './read-page-data.step';

function read(text: string | undefined) {
  document.body.innerHTML =
    text === undefined ? '' : `<script type="application/json" id="${CONTEXT_ELEMENT_ID}">${text}</script>`;
  const logged: unknown[][] = [];
  const added: unknown[] = [];
  const log = { warn: () => undefined, error: (...parts: unknown[]) => void logged.push(parts) };
  const data = createReadPageData(CONFIG, { document, log })({ add: (record) => added.push(record) });
  return { added, data, logged };
}

spec('CTX-01', 'reads whole data', () => {
  expect(read(JSON.stringify(pageData()))).toEqual({ added: [], data: pageData(), logged: [] });
});

test.each([
  ['no element', undefined, "The page's data has no context.locale."],
  ['no JSON', '{', 'JSON'],
  ['a number', '7', 'context.locale'],
  ['another type', JSON.stringify({ ...pageData(), perRequest: { crumb: 7 } }), 'perRequest.crumb'],
  ['no release', JSON.stringify({ ...pageData(), release: undefined }), 'release.shell.base'],
  ['an empty crumb', JSON.stringify({ ...pageData(), perRequest: { crumb: '' } }), 'perRequest.crumb'],
])('reports %s once, to the console and to telemetry', (_, text, reason) => {
  const { added, data, logged } = read(text);
  expect(data).toBeUndefined();
  expect(logged).toHaveLength(1);
  expect(String(logged[0]?.[1])).toContain(reason);
  expect(added).toMatchObject([{ kind: 'error', remote: 'shell' }]);
});
