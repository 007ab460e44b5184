import type { PageDeps } from '../page-deps';
import { fillPersonal, type PersonalInput } from './personal-blocks';
import { fillHtmlTemplate, parseHtmlTemplate, htmlTemplateOf } from '../render/html-template';

const PREFIX = 'placeholder-';
const VISITOR = { answered: [], requestsCookieSettings: false, privacyControl: false, isScreenshot: false };

/** A page of these shared blocks, each in a placeholder. */
async function filled(
  frame: string,
  blocks: readonly (readonly [placeholder: string, html: string])[],
): Promise<string> {
  const shared = blocks.map(
    ([placeholder, html], index) => [{ placeholder, block: { id: `${index}` } }, htmlTemplateOf(html)] as const,
  );
  const pageTemplate = {
    blocks: shared.map(([templateBlock]) => templateBlock),
    shared: new Map<unknown, unknown>(shared),
    frame: parseHtmlTemplate(frame, PREFIX),
    state: { shell: { manifest: { name: 'shell', version: '1' } } },
  };
  const input = { pageTemplate, answers: new Map(), visitor: VISITOR } as unknown as PersonalInput;
  const deps = { config: {} } as unknown as PageDeps;
  return fillHtmlTemplate(await fillPersonal(deps, input), (placeholder) => `[${placeholder}]`).toString();
}

test('blocks that share a placeholder are joined, and placeholders without a block stay', async () => {
  const frame = `<nav>${PREFIX}slot-header;</nav>${PREFIX}block-a;${PREFIX}slot-footer;${PREFIX}nonce;`;
  const blocks = [
    ['block-a', '<p>'],
    ['slot-header', '<search>'],
    ['slot-header', ''],
    ['slot-header', '<cart>'],
  ] as const;
  expect(await filled(frame, blocks)).toBe('<nav><search><cart></nav><p>[slot-footer][nonce]');
});
