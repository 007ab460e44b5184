import type { SitePage } from '../../site/directory/site-page';
import { pageChoices } from './link-pages';

const page = (path: string, changes: Partial<SitePage> = {}) => ({ path, title: path, ...changes }) as SitePage;

test('pages with products, posts, events or lessons are those whose items a block can show', () => {
  const pages = [
    page('/'),
    page('/shop'),
    page('/shop/p/{slug}', { collectionPath: '/shop' }),
    page('/journal'),
    page('/journal/kiln', { record: { type: 'post', publishedAt: '2026-05-01T09:00:00Z' } }),
    page('/bowl'),
    page('/bowl/wedging', { record: { type: 'lesson', number: 1 } }),
    page('/about'),
    page('/about/us'),
  ];
  const chosen = pageChoices({ pages }).filter(({ isCollection }) => isCollection);
  expect(chosen.map(({ path }) => path)).toEqual(['/shop', '/journal', '/bowl']);
});
