import { exampleView } from './page-editor.fixture';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const block = {
  id: '3acf84ce-b2a4-4227-b446-f865b5bd4dca',
  type: ADMIN_BLOCK_TYPE.pageEditor,
  settings: {},
} as const;

/** A page with a text and a picture. */
export const examples = {
  page: { block, data: { 'admin/page-editor/page': exampleView() } },
} as const satisfies Record<string, PropsOf<'admin/page-editor/page'>>;
