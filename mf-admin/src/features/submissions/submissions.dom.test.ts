import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './submissions.example';
import { messages as polish } from './submissions.messages.pl';
import { messages } from './submissions.messages';
import { element } from './submissions.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) =>
  showView(element(examples[name], own), examples[name].block.id);
const textsOf = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
const pagesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('nav a:not(.admin-submissions__folder)')].map((link) => link.getAttribute('href'));

test('lists the submissions of several forms with an excerpt, and says which are unread', async () => {
  const root = show('some');
  expect(root.textContent).toContain('2 submissions, 1 unread; unread first');
  expect(textsOf(root, 'thead th')).toEqual(['Selection', 'Received', 'Form', 'Answers']);
  expect(textsOf(root, 'tbody th')).toEqual([
    'UnreadOpen the submission of March 2, 2026 at 9:04 AM UTC',
    'Open the submission of March 2, 2026 at 9:04 AM UTC',
  ]);
  expect(textsOf(root, 'tbody tr:first-child td[data-label]')).toEqual([
    'Write to us',
    'Ada Lovelace · ada@example.com · Hello, is the large mug coming back?',
  ]);
  expect(textsOf(root, 'tbody tr:last-child td[data-label="Form"]')).toEqual(['Form on “Contact”']);
  expect([root.querySelector('tbody b'), root.querySelector<HTMLElement>('td[data-label="Answers"] > *')?.dir]).toEqual(
    [null, 'auto'],
  );
  expect(root.querySelector('tbody a')?.getAttribute('href')).toBe(
    '/config/forms?id=6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e01',
  );
  expect(await axeFindings()).toEqual([]);
});

test('names forms in the filter by title or page, removed ones and unread counts included', () => {
  expect(textsOf(show('some'), 'select[name="form"] option')).toEqual([
    'All forms',
    'Write to us: 1 unread',
    'Form on “Contact” (removed)',
  ]);
});

test('a single form has a column per field; links keep the filter, and an invalid day is reported', async () => {
  const root = show('oneForm');
  expect(textsOf(root, 'thead th')).toEqual(['Selection', 'Received', 'Name', 'Message', 'old (removed field)']);
  expect(textsOf(root, 'tbody td[data-label]')).toEqual(['Ada Lovelace', 'Hello, is the large mug coming back?', '–']);
  const filter = root.querySelector<HTMLFormElement>('search form')!;
  expect(Object.fromEntries(new FormData(filter))).toMatchObject({ q: 'mug', state: 'unread', from: '2026-03-01' });
  expect(filter.querySelector('[name="to"]')?.getAttribute('aria-invalid')).toBe('true');
  const kept = 'form=6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e0a&state=unread&from=2026-03-01&to=never&q=mug';
  expect(pagesOf(show('secondOfThree'))).toEqual([`/config/forms?${kept}`, `/config/forms?${kept}&page=3`]);
  expect(pagesOf(show('some'))).toEqual([]);
  show('oneForm');
  expect(await axeFindings()).toEqual([]);
});

test('marks the selected ones, or all unread ones, by one form; the result and the error are announced', async () => {
  const root = show('some');
  const form = root.querySelector<HTMLFormElement>('form[method="post"]')!;
  const box = form.querySelector<HTMLInputElement>('tbody [type="checkbox"]');
  box?.click();
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    page: '/config/forms',
    'submission.6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e01': 'on',
  });
  expect(box?.ariaLabel).toBe('Select March 2, 2026 at 9:04 AM UTC');
  const buttons = [...form.querySelectorAll('button')];
  expect(buttons.map(({ textContent, value }) => [textContent, value])).toEqual([
    ['Mark selected as read', 'read'],
    ['Mark selected as unread', 'unread'],
    ['Mark the unread one as read', 'all-read'],
    ['Mark selected as spam', 'spam'],
  ]);
  expect(show('marked').querySelector('[role="status"]')?.textContent).toBe('2 submissions are marked as read.');
  expect(show('noneChosen').querySelector('[role="alert"]')?.textContent).toBe('Select submissions first.');
  expect(await axeFindings()).toEqual([]);
});

test('an opened submission has all answers, page and time, and can be marked as unread', async () => {
  const root = show('opened');
  const rows = [...root.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Name', 'Ada Lovelace'],
    ['Email', 'ada@example.com'],
    ['Message', 'Hello,\nis the large mug coming back?'],
    ['Days', 'Monday\nFriday'],
    ['Newsletter', 'Not answered'],
    ['Drawings', 'mug.png 840 kBvery long name of a drawing.pdf 12.4 MB'],
    ['Sent from', '/contact'],
    ['Received', 'March 2, 2026 at 9:04 AM UTC'],
  ]);
  expect(root.querySelector('table')).toBeNull();
  expect(Object.fromEntries(new FormData(root.querySelector('form')!))).toMatchObject({
    to: 'unread',
    'submission.6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e01': 'on',
  });
  expect(await axeFindings()).toEqual([]);
});

test('shows a submission of a removed form, with its own text direction and as text; and says if one is gone', async () => {
  const root = show('openedOfRemovedForm');
  expect(root.querySelector('h2')?.textContent).toBe('Form on “Contact”');
  expect(root.textContent).toContain('This form is no longer on the site.');
  expect(root.querySelector('dd')?.dir).toBe('auto');
  expect([root.textContent?.includes('<b>&amp;</b>'), root.querySelector('b')]).toEqual([true, null]);
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/config/forms?page=2');
  expect(show('openedGone').querySelector('[role="status"]')?.textContent).toBe(messages.goneSubmission);
  expect(await axeFindings()).toEqual([]);
});

test('an opened submission has its number and its steps, and what is not waiting can be sent again', async () => {
  const root = show('openedWithSteps');
  expect(root.textContent).toContain('Number on the visitor’s receipt: K7QM-4X2P');
  const steps = [...root.querySelectorAll('.admin-submissions__step')];
  expect(
    steps.map((step) => [...step.querySelectorAll('strong, [data-state]')].map((text) => text.textContent)),
  ).toEqual([
    ['Email to you', 'Waiting; first try: March 2, 2026 at 9:05 AM UTC'],
    ['Copy to the visitor', 'Failed'],
    ['Mailing list', 'Done: March 2, 2026 at 9:04 AM UTC'],
    ['Webhook', 'Failed'],
  ]);
  expect(steps[1]?.textContent).toContain('The email could not be sent.');
  expect(steps[1]?.textContent).toContain('Sent again by Olive Owner, March 3, 2026 at 9:04 AM UTC.');
  expect(steps.map((step) => step.querySelectorAll('form').length)).toEqual([0, 1, 1, 1]);
  expect(steps[3]?.textContent).toContain('The receiver did not accept it.HTTP 500');
  expect(Object.fromEntries(new FormData(steps[1]!.querySelector('form')!))).toMatchObject({
    page: '/config/forms?id=6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e01',
    step: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e0d',
  });
  expect(await axeFindings()).toEqual([]);
  expect(show('opened').querySelector('.admin-submissions__steps')).toBeNull();
});

test('explains empty lists', async () => {
  expect(show('empty').textContent).toContain('Nobody has sent a form yet. What visitors send appears here.');
  expect(show('empty').querySelector('search')).toBeNull();
  expect(show('none').querySelector('[role="status"]')?.textContent).toBe('No submissions match. Show all submissions');
  const behind = show('behindTheLast');
  expect(behind.textContent).toContain('There are no submissions on this page. See the first page');
  expect(pagesOf(behind)).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});

test('offers to delete the selected ones by the same form, and all of a person', async () => {
  const root = show('deletable');
  const [form, button] = [root.querySelector('form[method="post"]')!, root.querySelector('button[formaction]')!];
  expect([form.contains(button), button.textContent]).toEqual([true, 'Delete selected']);
  expect(button.getAttribute('formaction')).toBe('/api/config/submissions/delete');
  const person = root.querySelector<HTMLInputElement>('details [name="person"]')!;
  expect([person.labels?.[0]?.textContent, person.form?.method]).toEqual(['Email address of the person', 'get']);
  expect(textsOf(root, 'details li')).toEqual([
    'March 2, 2026 at 9:30 AM UTC: 3 submissions of a person, by Ada',
    'March 1, 2026 at 9:30 AM UTC: 1 submission, by עדה',
  ]);
  expect(show('some').querySelectorAll('[formaction], details')).toHaveLength(0);
  const opened = show('openedDeletable');
  expect(textsOf(opened, 'article [formaction]')).toEqual(['Delete']);
  expect(opened.querySelector('article a[href*="person="]')?.getAttribute('href')).toBe(
    '/config/forms?person=ada%40example.com',
  );
  expect(await axeFindings()).toEqual([]);
});

test('asks before it deletes, with their number and what they are, and can be left', async () => {
  const selected = show('deletingSelected');
  expect(textsOf(selected, 'h2')).toEqual(['2 submissions will be deleted']);
  expect(Object.fromEntries(new FormData(selected.querySelector<HTMLFormElement>('form')!))).toMatchObject({
    confirmed: 'yes',
    page: '/config/forms?page=2',
    'submission.6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e01': 'on',
    'submission.6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e02': 'on',
  });
  expect(textsOf(selected, '.button')).toEqual(['Delete 2 submissions', 'Keep']);
  expect(selected.querySelector('a.button')?.getAttribute('href')).toBe('/config/forms?page=2');
  const person = show('deletingPerson');
  expect(Object.fromEntries(new FormData(person.querySelector<HTMLFormElement>('form')!))).toMatchObject({
    person: 'ada@example.com',
    confirmed: 'yes',
  });
  expect(person.textContent).toContain('and 24 more');
  expect(await axeFindings()).toEqual([]);
  expect(show('deletingNobody').querySelector('form')).toBeNull();
});

test('offers what the filter shows as files, and says if that is more than they hold', () => {
  const root = show('manyForFiles');
  const kept = 'form=6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e0a&state=unread&from=2026-03-01&to=never&q=mug';
  const files = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="/api/"]')];
  expect(files.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Download as CSV', `/api/config/submissions/file?${kept}&format=csv`],
    ['Download as XLSX', `/api/config/submissions/file?${kept}&format=xlsx`],
  ]);
  expect(root.textContent).toContain('Files have the first 10,000 submissions.');
  expect(show('oneForm').textContent).not.toContain('Files have');
  expect(show('none').querySelector('a[href^="/api/"]')).toBeNull();
});

test('a submission with an email address is answered by email, with the answers quoted', () => {
  const link = show('opened').querySelector<HTMLAnchorElement>('a[href^="mailto:"]')!;
  expect(link.textContent).toBe('Reply to ada@example.com');
  const { pathname, searchParams } = new URL(link.href);
  expect([pathname, searchParams.get('subject')]).toEqual(['ada@example.com', 'Re: Write to us']);
  expect(searchParams.get('body')?.split('\r\n')).toEqual([
    '',
    '',
    '> Name: Ada Lovelace',
    '> Email: ada@example.com',
    '> Message: Hello,',
    '> is the large mug coming back?',
    '> Days: Monday',
    '> Friday',
    '> Drawings: mug.png',
    '> very long name of a drawing.pdf',
  ]);
  expect(show('openedOfRemovedForm').querySelector('a[href^="mailto:"]')).toBeNull();
});

test('says how long submissions are kept, and asks before older ones are deleted', async () => {
  const formOf = (root: Element) => root.querySelector<HTMLFormElement>('form[action$="/retention"]')!;
  expect(show('deletable').textContent).toContain('Submissions are kept until somebody deletes them.');
  const kept = show('kept');
  expect(kept.textContent).toContain('Submissions are deleted 365 days after they were received.');
  expect(Object.fromEntries(new FormData(formOf(kept)))).toMatchObject({ days: '365', base: '365' });
  const asking = show('shorteningRetention');
  expect(textsOf(asking, '[role="alert"]')).toEqual([
    '3 submissions are older than 30 days and will be deleted within an hour. This cannot be undone.',
  ]);
  expect(Object.fromEntries(new FormData(formOf(asking)))).toMatchObject({ days: '30', base: '', confirmed: 'yes' });
  expect([formOf(asking).closest('details')?.open, textsOf(formOf(asking), '.button')]).toEqual([
    true,
    ['Save and delete', 'Cancel'],
  ]);
  expect(await axeFindings()).toEqual([]);
  const wrong = formOf(show('wrongRetention'));
  expect(wrong.querySelector('[name="days"]')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(formOf(show('some'))).toBeNull();
});

test('draws choices and likert scales, with every count as text', async () => {
  const root = show('charts');
  expect(textsOf(root, 'summary')).toEqual(['Charts of the answers']);
  expect(textsOf(root, '.admin-ranking__value')).toEqual(['1,200', '0', '3 (removed option)']);
  const [food, , none] = root.querySelectorAll('.admin-likert__question');
  expect(
    [...food!.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  ).toEqual([
    ['Strongly disagree', '1'],
    ['Disagree', '0'],
    ['Neutral', '2'],
    ['Agree', '4'],
    ['Strongly agree', '2'],
  ]);
  expect(food!.querySelectorAll('[aria-hidden] > span')).toHaveLength(4);
  expect(none!.querySelectorAll('[aria-hidden] > span')).toHaveLength(0);
  root.querySelector('details')!.open = true;
  expect(await axeFindings()).toEqual([]);
  expect(show('oneForm').querySelector('details')).toBeNull();
});

test('counts in Polish', () => {
  const polishHost: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('some', polishHost).textContent).toContain('2 zgłoszenia, nieprzeczytane: 1');
});

test('spam is in a folder of its own, which keeps its filter, and each submission of it can be released', async () => {
  const root = show('spam');
  const folders = [...root.querySelectorAll<HTMLAnchorElement>('nav ul a')];
  expect(
    folders.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Submissions', '/config/forms', null],
    ['Spam (2)', '/config/forms?folder=spam', 'page'],
  ]);
  expect(new FormData(root.querySelector<HTMLFormElement>('search form')!).get('folder')).toBe('spam');
  const [, , , button] = root.querySelectorAll('form[method="post"] button');
  expect([button?.textContent, button?.getAttribute('value')]).toEqual(['Selected are not spam', 'not-spam']);
  expect(await axeFindings()).toEqual([]);
  expect(show('noSpam').querySelector('[role="status"]')?.textContent).toBe('There is no spam.');
});

test('opened spam says why it is there', async () => {
  const root = show('openedSpam');
  expect(root.textContent).toContain('In quarantine: it is like what you have marked as spam.');
  const sent = [...root.querySelectorAll<HTMLFormElement>('form')].map((form) => new FormData(form).get('to'));
  expect(sent).toContain('not-spam');
  expect([...show('opened').querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
    'This is spam',
  );
  expect(await axeFindings()).toEqual([]);
});
