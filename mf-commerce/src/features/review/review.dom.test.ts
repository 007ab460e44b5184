import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './review.effects';
import { examples } from './review.example';
import { messages } from './review.messages';
import { element } from './review.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);

/** The page with its effects, and ways to use its first form. */
function goLive() {
  const live = createFakeHost(messages);
  const root = showView(element(examples.fresh, live), examples.fresh.block.id);
  start(root, live);
  const [form] = root.querySelectorAll('form');
  const textarea = form?.querySelector('textarea') as HTMLTextAreaElement;
  return {
    end: () => live.end(),
    root,
    form: form as HTMLFormElement,
    stars: [...(form?.querySelectorAll<HTMLInputElement>('input[name="rating"]') ?? [])],
    error: form?.querySelector('[data-field-error="rating"]') as HTMLElement,
    send: () => form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    type: (text: string) => {
      textarea.value = text;
      textarea.dispatchEvent(new Event('input', { bubbles: true }));
    },
    counter: () => form?.querySelector('[data-counter] + [aria-hidden]'),
  };
}

spec(['REVIEW-01', 'REVIEW-08'], 'a purchase is reviewed by a form of plain HTML for each thing of it', async () => {
  const forms = [...show('fresh').querySelectorAll('form')];
  expect(forms.map((form) => [form.getAttribute('action'), form.method])).toEqual([
    ['/api/commerce/review/reviews', 'post'],
    ['/api/commerce/review/reviews', 'post'],
  ]);
  const [form] = forms;
  const stars = [...(form?.querySelectorAll<HTMLInputElement>('fieldset input[type="radio"]') ?? [])];
  expect(stars.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
    ['1', '1 star'],
    ['2', '2 stars'],
    ['3', '3 stars'],
    ['4', '4 stars'],
    ['5', '5 stars'],
  ]);
  expect(Object.keys(Object.fromEntries(new FormData(form)))).toEqual(expect.arrayContaining(['token', 'line', 'key']));
  expect(await axeFindings()).toEqual([]);
});

spec('REVIEW-02', 'without a star nothing is sent, and it says so until there is one', () => {
  const { send, error, stars, end } = goLive();
  expect([send(), error.textContent, document.activeElement]).toEqual([false, messages.noRating, stars[0]]);
  stars[3]?.click();
  expect([error.textContent, send()]).toEqual(['', true]);
  end();
  (stars[3] as HTMLInputElement).checked = false;
  expect(send()).toBe(true);
});

spec(['REVIEW-03', 'REVIEW-04'], 'the page counts what is left of a thousand characters', () => {
  const { type, counter, root, end } = goLive();
  expect(counter()?.textContent).toBe('Characters left: 1000');
  type('Sturdy.');
  expect(counter()?.textContent).toBe('Characters left: 993');
  type('x'.repeat(1001));
  expect([counter()?.textContent, counter()?.classList.contains('field__error')]).toEqual([
    'Characters over the limit: 1',
    true,
  ]);
  end();
  expect(root.querySelector('[data-counter] + *')).toBeNull();
  const hints = [...root.querySelectorAll('[data-counter]')].map(({ textContent, className }) => [
    textContent,
    className,
  ]);
  expect(hints).toEqual([
    ['At most 1000 characters', 'field__hint'],
    ['At most 1000 characters', 'field__hint'],
  ]);
});

spec(['REVIEW-02', 'REVIEW-07'], 'a form that comes back has its text and its star, and says what to do', async () => {
  const noStar = show('noStar');
  expect(noStar.querySelector('[data-field-error="rating"]')?.textContent).toBe('Please select a star rating');
  const texts = [...noStar.querySelectorAll('textarea')].map(({ value }) => value.split('\n')[0]);
  expect(texts).toEqual(['Sturdy, and it keeps the tea warm.', '']);
  expect(await axeFindings()).toEqual([]);
  const failed = show('failed');
  expect(failed.querySelector('[role="alert"]')?.textContent).toBe('Try submitting your review again');
  expect(failed.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(new FormData(failed.querySelector('form') ?? undefined).get('rating')).toBe('4');
});

spec('REVIEW-06', 'what has been reviewed has no form; just now it thanks, later it says so', () => {
  const thanked = show('thanked');
  expect(thanked.querySelectorAll('form')).toHaveLength(1);
  expect(thanked.querySelector('[role="status"]')?.textContent).toBe(messages.thanks);
  const reviewed = show('reviewed');
  expect(reviewed.querySelectorAll('form')).toHaveLength(0);
  expect([...reviewed.querySelectorAll('.commerce-review__notice')].map(({ textContent }) => textContent)).toEqual([
    'You have already reviewed this purchase',
    'You have already reviewed this purchase',
  ]);
  expect([...reviewed.querySelectorAll('[role="img"]')].map((stars) => stars.getAttribute('aria-label'))).toEqual([
    '4 stars of 5',
    '1 star of 5',
  ]);
});

spec('REVIEW-05', 'a request whose time is over says so and shows no form', async () => {
  const expired = show('expired');
  expect([expired.querySelector('[role="status"]')?.textContent, expired.querySelector('form')]).toEqual([
    'Your review request has expired',
    null,
  ]);
  expect(await axeFindings()).toEqual([]);
});
