import type { DesignView } from 'shared-types/admin/design';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const PAGES: DesignView['pages'] = [
  { path: '/', title: 'Home', locale: 'en-US' },
  { path: '/about', title: 'About', locale: 'en-US' },
  { path: '/shop', title: 'Shop', locale: 'en-US' },
];

const sample = (changes: Partial<DesignView> = {}): PropsOf<'admin/design/frame'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d07', type: ADMIN_BLOCK_TYPE.design, settings: {} },
  data: { 'admin/design/frame': { mode: 'desktop', framed: '/about?a=1', pages: PAGES, ...changes } },
});

const { framed: _, ...refused } = sample().data['admin/design/frame'];

export const examples = {
  desktop: sample(),
  phone: sample({ mode: 'phone', framed: '/' }),
  manyPages: sample({
    mode: 'tablet',
    pages: [
      ...PAGES,
      { path: '/he', title: 'דף הבית של החנות שלנו', locale: 'he' },
      ...Array.from({ length: 60 }, (_, index) => ({
        path: `/page-${index}`,
        title: `A page with a rather long title that goes on, number ${index}`,
        locale: 'en-US',
      })),
    ],
  }),
  refused: { ...sample(), data: { 'admin/design/frame': refused } },
} as const;
