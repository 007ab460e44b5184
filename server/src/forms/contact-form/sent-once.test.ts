import fc from 'fast-check';
import { PROOF_TIMEOUT_MS, repeats } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { sendingPlan, sendStubbornly, type Answered, type FormTab } from './stubborn-sender.fixture';
import { ANSWERS, blocksOf, hiddenInputs, PATH, prepareSubmissions, WRITTEN } from './submissions.fixture';

const submissions = prepareSubmissions();
const [, formId] = blocksOf();
const MOST_TABS = 2;
const SEE_OTHER = 303;

spec(
  'SRV-16',
  'whatever is lost or repeated on the way, with and without script, each submission is stored exactly once',
  async () => {
    const tabs = fc.array(fc.record({ plan: sendingPlan, isScripted: fc.boolean() }), {
      minLength: 1,
      maxLength: MOST_TABS,
    });
    const run = fc.asyncProperty(tabs, async (opened) => {
      const visitor = submissions.open.visitor();
      const sent = await Promise.all(
        opened.map(async ({ plan, isScripted }, index) => {
          const tab = await openTab(visitor.twin(), isScripted);
          return sendStubbornly(tab, plan, `Words of tab ${index}`);
        }),
      );
      expect((await submissions.stored()).map(({ fields }) => fields['words']).sort()).toEqual(sent.flat().sort());
    });
    await fc.assert(run.afterEach(submissions.clear), { numRuns: repeats({ short: 200, long: 10_000 }) });
  },
  PROOF_TIMEOUT_MS,
);

async function openTab(visitor: Shopper, isScripted: boolean): Promise<FormTab> {
  const { key = '' } = hiddenInputs((await visitor.get('/')).body);
  return {
    key,
    send: async (sentKey, words) =>
      isScripted
        ? asAnswered(
            await visitor.call('POST', PATH, { formId, key: sentKey, form: JSON.stringify({ ...ANSWERS, words }) }),
          )
        : withoutScript(
            await visitor.post(PATH, {
              ...WRITTEN,
              'field.words.value': words,
              block: formId,
              return: '/',
              key: sentKey,
            }),
          ),
  };
}

function asAnswered(reply: Reply): Answered {
  const { data, key } = reply.json<{ data?: { saved?: boolean }; key?: string }>();
  return { isSaved: data?.saved === true, key };
}

function withoutScript({ statusCode, body }: Reply): Answered {
  return { isSaved: statusCode === SEE_OTHER, key: hiddenInputs(body)['key'] };
}
