import type { NewFeature } from './check-input.ts';
import { kebab } from './kebab.ts';

export function loaderFiles({ id, area, name, displayName, loader }: NewFeature) {
  const path = `server/src/${area}/${name}/${kebab(loader ?? '')}.loader`;
  const file = kebab(loader ?? '');
  return {
    [`${path}.ts`]: `import type { Loader } from '../../site/page/loader';

/** The page title, for the ${displayName}. */
export const ${loader}Loader = {
  name: '${id}/${loader}',
  scope: 'site',
  load: ({ page: { page } }) => Promise.resolve({ pageTitle: page.title }),
} satisfies Loader<'${id}/${loader}'>;
`,
    [`${path}.test.ts`]: `import type { LoadContext } from '../../site/page/loader';
import { ${loader}Loader } from './${file}.loader';

test('loads the title of its page', async () => {
  const context = { page: { page: { title: 'About us' }, params: {} } } as unknown as LoadContext;
  expect(await ${loader}Loader.load(context)).toEqual({ pageTitle: 'About us' });
});
`,
  };
}
