import fc from 'fast-check';

/** What happens to one attempt to send a form. A proxy that repeats a request, or a double tap, makes it arrive twice. */
export type Delivery = 'arrives' | 'is lost' | 'its answer is lost' | 'arrives twice';

/** How a visitor sends a form from one tab. */
export interface SendingPlan {
  /** What happens to each attempt; after these, all arrive. */
  readonly deliveries: readonly Delivery[];
  /** After the thanks the visitor leaves, or goes back to the filled-in page and sends it again, with the same or other words. */
  readonly then: 'leaves' | 'sends it again' | 'sends other words';
}

export interface Answered {
  readonly isSaved: boolean;
  /** The next key of a scripted or refused form. */
  readonly key?: string | undefined;
}

/** A visitor's tab with the form. */
export interface FormTab {
  /** The key of the opened page. */
  readonly key: string;
  send(key: string, words: string): Promise<Answered>;
}

/** Few enough that two tabs stay within the rate limit of a form. */
const MOST_DELIVERIES = 2;

export const sendingPlan: fc.Arbitrary<SendingPlan> = fc.record({
  deliveries: fc.array(fc.constantFrom<Delivery>('arrives', 'is lost', 'its answer is lost', 'arrives twice'), {
    maxLength: MOST_DELIVERIES,
  }),
  then: fc.constantFrom('leaves', 'sends it again', 'sends other words'),
});

/** Follows the plan until the form is thanked for; returns the texts that must be stored, each once. Throws if a form that is sent again is refused. */
export async function sendStubbornly(
  tab: FormTab,
  { deliveries, then }: SendingPlan,
  words: string,
): Promise<string[]> {
  await expectSaved(untilAnswered(deliveries, () => tab.send(tab.key, words)));
  if (then === 'leaves') return [words];
  if (then === 'sends it again') {
    await expectSaved(untilAnswered(deliveries, () => tab.send(tab.key, words)));
    return [words];
  }
  const others = `${words}, and more`;
  const refused = await untilAnswered(deliveries, () => tab.send(tab.key, others));
  if (refused.isSaved || !refused.key)
    throw new Error('Other words were accepted with a used key, or there is no new key.');
  const { key } = refused;
  await expectSaved(untilAnswered(deliveries, () => tab.send(key, others)));
  return [words, others];
}

async function untilAnswered(deliveries: readonly Delivery[], send: () => Promise<Answered>): Promise<Answered> {
  for (const delivery of deliveries) {
    const answer = await attempt(delivery, send);
    if (answer) return answer;
  }
  return send();
}

/** Sends once; undefined if the visitor gets no answer. */
async function attempt(delivery: Delivery, send: () => Promise<Answered>): Promise<Answered | undefined> {
  if (delivery === 'is lost') return undefined;
  const [first, second] = await Promise.all([send(), delivery === 'arrives twice' ? send() : undefined]);
  if (second && second.isSaved !== first.isSaved)
    throw new Error('Of two equal submissions one was saved, one refused.');
  return delivery === 'its answer is lost' ? undefined : first;
}

async function expectSaved(answer: Promise<Answered>): Promise<void> {
  if (!(await answer).isSaved) throw new Error('A form was refused that is valid and has not been changed.');
}
