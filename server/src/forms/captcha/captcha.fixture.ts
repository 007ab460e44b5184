import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CAPTCHA_CALLS, type CaptchaChallenge } from 'shared-types/forms/captcha';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { blocksOf, type Submissions } from '../contact-form/submissions.fixture';

/** The example with these settings added to its form. */
export function withFormSettings(settings: object, document = exampleDocument()): SiteDocument {
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === BLOCK_TYPE.form ? { ...block, settings: { ...(block.settings as object), ...settings } } : block,
    ),
  }));
  return { ...document, pages };
}

/** Solves a challenge as a browser does; `changes` tamper with its parameters afterwards. */
export async function captchaKeyFor(challenge: CaptchaChallenge, changes: object = {}): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  const sent = { challenge: { ...challenge, parameters: { ...challenge.parameters, ...changes } }, solution };
  return Buffer.from(JSON.stringify(sent)).toString('base64');
}

export async function solved({ visitor }: Submissions, key: string, form = blocksOf()[1]): Promise<string> {
  const reply = await visitor.get(`${CAPTCHA_CALLS.getChallenge.path}?${new URLSearchParams({ form, key })}`);
  return captchaKeyFor(reply.json<CaptchaChallenge>());
}
