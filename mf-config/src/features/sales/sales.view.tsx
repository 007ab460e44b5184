import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { FiguresPage } from '../../parts/insights/figures-page.view';
import type { strings } from './sales.strings';

/** What was ordered over time, and which products brought most. */
export function element(
  { block, data }: PropsOf<'config/sales/figures'>,
  host: RenderHost<typeof strings>,
): ReactElement {
  const view = data['config/sales/figures'];
  return <FiguresPage block={block.id} view={view} kind="bars" text={(key) => host.text(key)} />;
}
