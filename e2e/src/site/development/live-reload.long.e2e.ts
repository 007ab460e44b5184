import { spec } from '../../../../tools/testing/spec';
import { openDevelopment, untilShown } from './development-site';

const VIEW = 'mf-blocks/src/features/text/text.view.tsx';
const STYLE = 'mf-blocks/src/features/text/text.css';
const BODY = '{html && <div';

const openPage = openDevelopment();

spec('PLAT-02', 'a change of a view or style sheet appears in the open page', async () => {
  const { page, problems, site } = await openPage('/about');
  await site.edit(VIEW, (source) => source.replace(BODY, `<p>A new paragraph</p>${BODY}`));
  await untilShown(page, 'A new paragraph');

  await site.edit(STYLE, (source) => `${source}\n.blocks-text { letter-spacing: 3px; }\n`);
  await page.waitForFunction(() => {
    // The element may be missing during a reload.
    const block = document.querySelector('.blocks-text');
    return block && getComputedStyle(block).letterSpacing === '3px';
  });
  expect(problems).toEqual([]);
});
