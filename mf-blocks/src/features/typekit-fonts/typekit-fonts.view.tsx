import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';

/** Names the kit's style sheet to its script. On a site without a kit, or without families of it, there is neither. */
export function element(_props: PropsOf, { context }: RenderHost): ReactElement {
  const { typekitFonts, website } = context;
  const { typekitId } = website;
  if (typekitId === undefined || typekitFonts.length === 0) return <></>;
  return <div hidden data-typekit-fonts={`https://use.typekit.net/${encodeURIComponent(typekitId)}.css`} />;
}
