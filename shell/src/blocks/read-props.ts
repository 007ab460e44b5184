import type { FeatureProps } from 'shared-types/render';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { BlockManifest } from './block-manifest';

/** Reads the props with which the server rendered a hydrating feature, from the JSON after its element. */
export function readProps({ element, id }: BlockManifest): FeatureProps {
  const scripts = [...element.ownerDocument.querySelectorAll(`script[${BLOCK_ATTRIBUTE.props}]`)];
  const script = scripts.find((entry) => entry.getAttribute(BLOCK_ATTRIBUTE.props) === id);
  if (!script) throw new Error(`The props of block ${id} are not in the page.`);
  const props = JSON.parse(script.textContent ?? '') as Partial<FeatureProps> | null;
  if (!props?.block || !props.data) throw new Error(`The props of block ${id} are not what a view takes.`);
  return props as FeatureProps;
}
