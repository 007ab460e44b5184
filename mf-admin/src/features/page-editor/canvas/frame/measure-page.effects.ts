import { columnsOf, rowsOf, type FramePage } from './frame-page';
import type { Box, MeasuredPage } from './measured-page';

/** Reads all places at once and writes nothing, so that the browser lays the page out once. */
export function measurePage(page: FramePage): MeasuredPage {
  const { document, main, view } = page;
  const { scrollX, scrollY } = view;
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  };
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    width: scrollWidth,
    height: scrollHeight,
    main: boxOf(main),
    isRtl: view.getComputedStyle(main).direction === 'rtl',
    rows: rowsOf(page).map((row) => ({
      box: boxOf(row),
      columns: columnsOf(row).map((column) => ({
        box: boxOf(column),
        blocks: [...column.querySelectorAll<HTMLElement>(':scope > [data-block]')].map((block) => ({
          id: block.dataset['block'] ?? '',
          box: boxOf(block),
          ...(block.childNodes.length === 0 && { isEmpty: true as const }),
        })),
      })),
    })),
  };
}
