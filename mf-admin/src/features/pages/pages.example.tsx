import type { ListedPage, PagesView } from 'shared-types/admin/pages/pages';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<PagesView>, form?: FormState): PropsOf<'admin/pages/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e49', type: ADMIN_BLOCK_TYPE.pages, settings: {} },
  data: { 'admin/pages/list': { page: 1, pages: [], count: 0, search: '', mayPublish: true, ...view } },
  ...(form && { form }),
});

const home: ListedPage = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4101',
  title: 'Home',
  path: '/',
  status: 'published',
  revision: 0,
  isPublished: true,
  language: 'English',
  changedText: 'March 1, 2026 at 9:00 AM UTC',
};
const about: ListedPage = {
  ...home,
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4102',
  title: 'About the workshop and everybody who has ever turned a mug in it, with a long title',
  path: '/about',
  status: 'draft',
  revision: 4,
  changedBy: 'Ada',
};
const sale: ListedPage = {
  ...about,
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4103',
  title: '',
  path: '/sale',
  status: 'scheduled',
  isPublished: false,
  scheduledText: 'June 1, 2026 at 9:00 AM UTC',
};
const items: ListedPage = {
  ...home,
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4104',
  title: '{title}',
  path: '/shop/p/{slug}',
  isPattern: true,
};
const pages = [
  home,
  about,
  sale,
  items,
  { ...about, id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4105', title: 'Prices', status: 'needsReview' as const },
  { ...home, id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4106', title: 'Staff', status: 'private' as const },
  {
    ...about,
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4107',
    title: 'News',
    scheduleError: '/title: must not be empty.',
  },
];
const course: ListedPage = {
  ...home,
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4109',
  title: 'Your first bowl',
  path: '/first-bowl',
};
const collections: PagesView['collections'] = [{ path: course.path, title: course.title, kind: 'lesson' }];
const gone: ListedPage = {
  ...about,
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4108',
  title: 'Old page',
  status: 'removed',
  deletedText: 'March 31, 2026 at 9:00 AM UTC',
};

export const examples = {
  some: sample({ pages, count: pages.length, done: 'removed' }),
  editor: sample({ pages, count: pages.length, mayPublish: false }),
  course: sample({ pages: [home, course], count: 2, collections }),
  courseOfEditor: sample({ pages: [course], count: 1, collections, mayPublish: false }),
  empty: sample({ search: 'nothing' }),
  bin: sample({ pages: [gone], count: 1, status: 'removed' }),
  middle: sample({ pages: [home], count: 120, page: 2, search: 'o' }),
  invalid: sample(
    { pages, count: pages.length },
    {
      values: { title: 'Shop', path: '/shop', layout: 'about' },
      errors: { path: '/shop is not a valid page URL' },
      message: 'Not saved. Please fix the errors below and save again.',
    },
  ),
  unpublishable: sample(
    { pages, count: pages.length },
    {
      values: {},
      errors: { [about.id]: 'About, /title: must not be empty\nAbout, /path: there is no page at /shop' },
      message: 'Not published. Please fix what is listed below.',
    },
  ),
} as const;
