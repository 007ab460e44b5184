import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { FiguresPage } from '../../parts/insights/figures-page.view';
import type { messages } from './sales.messages';

/** Orders and revenue over time, and the products with the highest revenue. */
export function element(
  { block, data }: PropsOf<'admin/sales/figures'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/sales/figures'];
  return <FiguresPage block={block.id} view={view} kind="bars" text={(key) => host.text(key)} />;
}
