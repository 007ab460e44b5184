import type { SiteMenuEntry } from 'shared-types/site/page/frame';
import { patched } from '../../../../../tools/testing/site/patched';
import { prepareSubmissions } from '../../../forms/contact-form/submissions.fixture';

const submissions = prepareSubmissions();
const LINK = { title: 'Shop', path: '/shop' };
const FOLDER = {
  title: 'More',
  children: [{ title: 'Elsewhere', path: 'https://other.example/', newWindow: true as const }],
};

async function pageWith(navigation: readonly SiteMenuEntry[]) {
  await submissions.open.load(patched({ 'site.navigation': navigation }));
  const { body } = await submissions.visitor.get('/');
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body) ?? [];
  return {
    hasStyles: css.includes('.site-navigation-folder'),
    isNamed: /client\/(?:folders\.js|navigation-folder\.css)/.test(body),
    scripts: body.split('<script').length,
    isFolder: /<details[^>]*><summary[^>]*>More/.test(body),
  };
}

test('only pages of sites with folders have the style sheet and the script of folders, inline', async () => {
  const plain = await pageWith([LINK]);
  expect(plain).toMatchObject({ hasStyles: false, isNamed: false, isFolder: false });
  const foldered = await pageWith([LINK, FOLDER]);
  expect(foldered).toEqual({ hasStyles: true, isNamed: false, isFolder: true, scripts: plain.scripts + 1 });
});
