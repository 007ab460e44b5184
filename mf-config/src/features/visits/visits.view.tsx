import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { FiguresPage } from '../../parts/insights/figures-page.view';
import type { strings } from './visits.strings';

/** How many come, over time, and which pages they read most. */
export function element(
  { block, data }: PropsOf<'config/visits/figures'>,
  host: RenderHost<typeof strings>,
): ReactElement {
  const view = data['config/visits/figures'];
  return <FiguresPage block={block.id} view={view} kind="line" text={(key) => host.text(key)} />;
}
