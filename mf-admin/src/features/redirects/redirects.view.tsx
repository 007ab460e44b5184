import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { DoneNotice } from '../../parts/named-form/named-form.view';
import { AddRedirect } from './add-redirect.view';
import { ImportRedirects } from './import-redirects.view';
import { RedirectList } from './redirect-list.view';
import type { messages } from './redirects.messages';
import './redirects.css';

/** The redirects of a site: a new one, the list, and the import. */
export function element(
  { block, data, form }: PropsOf<'admin/redirects/list'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/redirects/list'];
  const part = { block: block.id, view, form, host };
  return (
    <DetailPage title={host.text('title')}>
      <DoneNotice
        form={form}
        text={view.done && host.text('done', { done: view.done, imported: view.imported ?? 0 })}
      />
      <p>{host.text('intro')}</p>
      <AddRedirect {...part} />
      <RedirectList {...part} />
      <ImportRedirects {...part} />
    </DetailPage>
  );
}
