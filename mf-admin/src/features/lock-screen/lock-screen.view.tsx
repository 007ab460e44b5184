import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { PagePreview } from '../../parts/special-pages/page-preview.view';
import { SpecialPages } from '../../parts/special-pages/special-pages.view';
import type { messages } from './lock-screen.messages';
import './lock-screen.css';

/** The lock screen of each language, which is edited like a page. */
export function element(
  { block, data }: PropsOf<'admin/lock-screen/pages'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const { pages } = data['admin/lock-screen/pages'];
  const { text } = host;
  return (
    <div className="admin-lock-screen">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <p className="admin-muted">{text('builtIn')}</p>
      <SpecialPages kind="lock-screen" pages={pages} block={block.id} page={ADMIN_PATH.lockScreen} host={host} />
      <PagePreview
        block={block.id}
        pages={pages}
        messages={{ preview: text('preview'), previewHint: text('previewHint'), frame: text('frame') }}
      />
    </div>
  );
}
