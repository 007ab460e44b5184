import { NEWS_PATH } from './news.route';

const PANEL_STYLE =
  'inset: auto 0 0 0; width: auto; max-height: 70vh; overflow: auto; margin: 0; padding: 1rem 1.5rem; border: 0; ' +
  'border-top: 4px solid #c9503c; background: #232320; color: #fff; font: 14px/1.5 ui-monospace, monospace;';

/**
 * The script of a page that was made from `revision`: follows the news at `path`, reloads at another revision, and shows
 * faults. A hidden page closes its stream, since browsers limit the connections per site.
 */
export function reloadScript(revision: string, path = NEWS_PATH): string {
  return `(() => {
    let stream;
    const follow = () => {
      stream?.close();
      stream = document.hidden ? undefined : new EventSource(${JSON.stringify(path)});
      if (stream) stream.onmessage = ({ data }) => read(JSON.parse(data));
    };
    const read = ({ revision, faults }) => {
      if (revision === ${JSON.stringify(revision)}) return show(faults);
      stream.close();
      location.reload();
    };
    const add = (parent, name, text = '') => {
      const element = document.createElement(name);
      element.textContent = text;
      return parent.appendChild(element);
    };
    const show = (faults) => {
      document.querySelector('[data-faults]')?.remove();
      if (faults.length === 0) return;
      const panel = add(document.body, 'div');
      panel.dataset.faults = '';
      panel.setAttribute('role', 'alert');
      panel.style.cssText = ${JSON.stringify(PANEL_STYLE)};
      for (const { title, text } of faults) {
        add(panel, 'strong', title);
        add(panel, 'pre', text).style.cssText = 'margin: 0.5rem 0 1rem; white-space: pre-wrap; font: inherit;';
      }
      add(panel, 'button', 'Hide').onclick = () => panel.remove();
      // In the top layer nothing of the page lies over it.
      panel.popover = 'manual';
      panel.showPopover();
    };
    document.addEventListener('visibilitychange', follow);
    follow();
  })();`;
}
