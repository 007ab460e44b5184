import type { BrokenLinksView } from 'shared-types/admin/pages/broken-links';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: BrokenLinksView): PropsOf<'admin/broken-links/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d86', type: ADMIN_BLOCK_TYPE.brokenLinks, settings: {} },
  data: { 'admin/broken-links/list': view },
});
const EDITOR = '/config/design/0b5b1ad6-0000-4000-8000-000000000001?block=0b5b1ad6-0000-4000-8000-000000000002';

export const examples = {
  none: sample({ page: 1, count: 0, links: [] }),
  some: sample({
    page: 1,
    count: 5,
    links: [
      {
        href: '/hours',
        text: 'Opening hours',
        reason: 'page',
        place: { kind: 'header' },
        editPath: '/config/header-footer',
      },
      {
        href: '/workshops',
        text: 'Workshops',
        reason: 'draft',
        place: { kind: 'page', title: 'About', path: '/about', block: 'Text: Made by our two hands', state: 'both' },
        editPath: EDITOR,
      },
      {
        href: '/about#block-0b5b1ad6-0000-4000-8000-000000000003',
        text: '',
        reason: 'anchor',
        place: { kind: 'page', title: 'Home', path: '/', block: 'Image', state: 'published' },
        editPath: EDITOR,
      },
      {
        href: '/api/files/0b5b1ad6-0000-4000-8000-000000000004/a-very-long-name-of-a-price-list-for-the-coming-year.pdf',
        text: 'מחירון',
        reason: 'file',
        place: { kind: 'page', title: 'Journal', path: '/journal', block: 'Button: Prices', state: 'draft' },
        editPath: EDITOR,
      },
      {
        href: '/studio',
        text: 'Studio',
        reason: 'private',
        place: { kind: 'announcement', language: 'Hebrew' },
        editPath: '/config/announcement',
      },
    ],
  }),
  beyond: sample({ page: 9, count: 5, links: [] }),
} as const;
