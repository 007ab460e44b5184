import type { PageDeps } from './page-deps';
import { fillPersonal, type PersonalInput } from './personal-blocks';
import { fillTemplate, parseTemplate, textTemplate } from './template';

const PREFIX = 'hole-';
const VISITOR = { answered: [], asksForCookieSettings: false, privacyControl: false, isScreenshot: false };

/** The page of a frame and of blocks, each in a hole, that are the same for everybody. */
async function filled(frame: string, blocks: readonly (readonly [hole: string, html: string])[]): Promise<string> {
  const shared = blocks.map(
    ([hole, html], index) => [{ hole, block: { id: `${index}` } }, textTemplate(html)] as const,
  );
  const plan = {
    blocks: shared.map(([planned]) => planned),
    shared: new Map<unknown, unknown>(shared),
    frame: parseTemplate(frame, PREFIX),
    state: { shell: { manifest: { name: 'shell', version: '1' } } },
  };
  const input = { plan, answers: new Map(), visitor: VISITOR } as unknown as PersonalInput;
  const deps = { config: {} } as unknown as PageDeps;
  return fillTemplate(await fillPersonal(deps, input), (hole) => `[${hole}]`).toString();
}

test('blocks that share a hole come one after the other, and holes that no block is for stay', async () => {
  const frame = `<nav>${PREFIX}slot-header;</nav>${PREFIX}block-a;${PREFIX}slot-footer;${PREFIX}nonce;`;
  const blocks = [
    ['block-a', '<p>'],
    ['slot-header', '<search>'],
    ['slot-header', ''],
    ['slot-header', '<cart>'],
  ] as const;
  expect(await filled(frame, blocks)).toBe('<nav><search><cart></nav><p>[slot-footer][nonce]');
});
