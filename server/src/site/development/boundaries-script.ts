import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { jsonForScript } from '../page/render/json-for-script';
import type { RegistryState } from '../registry/registry-state';

const { feature, remote, live, state } = BLOCK_ATTRIBUTE;

const STYLE = `
  [data-boundaries] { inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0; overflow: hidden;
    background: none; pointer-events: none; font: 12px/1.5 ui-monospace, monospace; }
  [data-boundaries] button { position: sticky; top: 0; display: block; padding: 0 6px; border: 0; max-width: 100%; overflow: hidden; text-overflow: ellipsis;
    white-space: nowrap; background: var(--owner); color: #fff; font: inherit; text-align: start; cursor: copy;
    pointer-events: auto; }
  [data-boundaries] [data-copied]::after { content: ' · copied'; }
  [data-boundaries] .piece { position: absolute; box-sizing: border-box; outline: 2px dashed var(--owner); outline-offset: -2px; }
  [data-boundaries] .unseen { position: absolute; z-index: 1; inset: auto auto 0 0; display: grid; justify-items: start; max-width: 100%; }`;

/**
 * The script of a page with `?boundaries`: outlines every feature, with its folder, version and state. A click copies the
 * folder. Empty features are listed in a corner. Everything is drawn in an overlay that does not change the page.
 */
export function boundariesScript({ remotes }: RegistryState, nonce: string): string {
  const versions = Object.fromEntries([...remotes].map(([name, { manifest }]) => [name, manifest.version]));
  return `(() => {
    const versions = ${jsonForScript(versions)};
    const add = (parent, name, className) => {
      const element = document.createElement(name);
      element.className = className;
      return parent.appendChild(element);
    };
    const layer = add(document.body, 'div', '');
    layer.dataset.boundaries = '';
    const style = document.createElement('style');
    style.nonce = ${JSON.stringify(nonce)};
    style.textContent = ${JSON.stringify(STYLE)};
    document.head.append(style);
    const unseen = add(layer, 'div', 'unseen');
    const boxes = new Map();

    const owners = Object.keys(versions);
    const colour = (owner) => 'hsl(' + (owners.indexOf(owner) * 360) / owners.length + ' 70% 30%)';
    const open = (piece) => {
      const [owner, id] = [piece.getAttribute('${remote}'), piece.getAttribute('${feature}')];
      const box = add(layer, 'div', 'piece');
      const label = document.createElement('button');
      const folder = owner + '/src/features/' + id.split('/')[1];
      for (const element of [box, label]) element.style.setProperty('--owner', colour(owner));
      label.type = 'button';
      label.onclick = () => navigator.clipboard.writeText(folder).then(() => (label.dataset.copied = folder));
      const made = { box, label, folder, version: versions[owner] };
      boxes.set(piece, made);
      return made;
    };
    const draw = (piece) => {
      const { box, label, folder, version } = boxes.get(piece) ?? open(piece);
      const { left, top, width, height } = piece.getBoundingClientRect();
      const isSeen = width > 0 && height > 0;
      const parts = [folder, version, piece.getAttribute('${live}') ?? 'html', piece.getAttribute('${state}')];
      const text = parts.filter(Boolean).join(' · ');
      if (label.textContent !== text) label.title = label.textContent = text;
      if (label.parentNode !== (isSeen ? box : unseen)) (isSeen ? box : unseen).append(label);
      box.hidden = !isSeen;
      Object.assign(box.style, { left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px' });
    };
    // Pieces move with everything around them, so they are followed from picture to picture.
    const follow = () => {
      const pieces = new Set(document.querySelectorAll('[${remote}]'));
      pieces.forEach(draw);
      for (const [piece, { box, label }] of boxes) if (!pieces.has(piece)) (box.remove(), label.remove(), boxes.delete(piece));
      requestAnimationFrame(follow);
    };
    layer.popover = 'manual';
    layer.showPopover();
    follow();
  })();`;
}
