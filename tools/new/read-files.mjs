// @ts-check
import { kebab } from './kebab.mjs';

/** What answers a new feature's read on the server, with its test. @param {import('./check-input.mjs').NewFeature} feature */
export function readFiles({ id, area, name, displayName, read }) {
  const path = `server/src/${area}/${name}/${kebab(read ?? '')}.read`;
  const file = kebab(read ?? '');
  return {
    [`${path}.ts`]: `import type { Read } from '../../site/page/read';

/** What the ${displayName} shows of its page. */
export const ${read}Read = {
  name: '${id}/${read}',
  scope: 'site',
  read: ({ page: { page } }) => Promise.resolve({ pageTitle: page.title }),
} satisfies Read<'${id}/${read}'>;
`,
    [`${path}.test.ts`]: `import type { ReadContext } from '../../site/page/read';
import { ${read}Read } from './${file}.read';

test('answers with what its page is called', async () => {
  const context = { page: { page: { title: 'About us' }, params: {} } } as unknown as ReadContext;
  expect(await ${read}Read.read(context)).toEqual({ pageTitle: 'About us' });
});
`,
  };
}
