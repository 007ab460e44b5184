import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { FiguresPage } from '../../parts/insights/figures-page.view';
import type { messages } from './visits.messages';

/** Visitors over time, and the most viewed pages. */
export function element(
  { block, data }: PropsOf<'admin/visits/figures'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/visits/figures'];
  return <FiguresPage block={block.id} view={view} kind="line" text={(key) => host.text(key)} />;
}
