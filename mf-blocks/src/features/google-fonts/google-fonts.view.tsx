import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { googleFontsAddress } from './google-fonts-address';

/** Names the style sheet to its script. On a site without such families there is neither. */
export function element(_props: PropsOf, { context }: RenderHost): ReactElement {
  const { googleFonts } = context;
  return googleFonts.length > 0 ? <div hidden data-google-fonts={googleFontsAddress(googleFonts)} /> : <></>;
}
