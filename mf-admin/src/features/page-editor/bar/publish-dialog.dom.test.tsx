import { cleanup, render } from '@testing-library/react';
import { BROKEN_LINKS_CALLS } from 'shared-types/admin/pages/broken-links';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { spec } from '../../../../../tools/testing/spec';
import { button, click, named, testedEditor, type TestedEditor } from '../editor.fixture';
import { EXAMPLE_IDS, exampleContent } from '../page-editor.fixture';
import type { Publication } from './publication';
import { PublishDialog } from './publish-dialog.view';

const { text, image, page } = EXAMPLE_IDS;
let editor: TestedEditor;
let publications: Publication[];
let closed: number;
const open = (visible = exampleContent()) => {
  publications = [];
  closed = 0;
  render(
    <PublishDialog
      {...editor}
      visible={visible}
      onPublished={(publication) => void publications.push(publication)}
      onClose={() => void (closed += 1)}
    />,
  );
};
beforeEach(() => void (editor = testedEditor()));
afterEach(() => {
  cleanup();
  editor.host.end();
});
const listed = () => [...document.querySelectorAll('li')].map((line) => line.textContent);
const refuse = (mistakes: unknown) =>
  editor.host.replies.push({
    ok: false,
    status: 400,
    code: 'admin/page-unpublishable',
    message: 'The page cannot be published yet.',
    failure: { error: '', code: 'admin/page-unpublishable', data: { mistakes } as object },
  });

test('it lists what visitors will see differently', async () => {
  editor.store.run({
    label: 'changeTitle',
    recipe: ({ blocks, body, ...content }) => {
      void content;
      blocks[text]!.settings['heading'] = 'Thrown by hand';
      delete blocks[image];
      body.layout.rows[1]!.columns[0]!.blocks = [];
    },
  });
  open({ ...exampleContent(), title: 'About' });
  expect(listed()).toEqual(['New title', 'Changed: Text: Thrown by hand', 'Deleted: Image']);
  expect(await axeFindings()).toEqual([]);
});

test('without changes it says that there is nothing to publish', () => {
  open();
  expect(document.body.textContent).toContain('Nothing has changed on this page since it was published.');
});

test('it saves, publishes that revision with the note, and leads to the page', async () => {
  editor.store.run({ label: 'changeTitle', recipe: (content) => void (content.title = 'New') });
  open();
  await click(button('Publish'));
  expect([editor.store.asked, editor.host.calls[0]]).toMatchObject([
    ['save'],
    {
      path: PAGES_CALLS.publishPages.path,
      options: { method: 'POST', body: { pages: [{ pageId: page, revision: 1 }] } },
    },
  ]);
  expect([named('a', 'View page').getAttribute('href'), editor.host.announced]).toEqual(['/about', ['Published']]);
  expect(publications).toMatchObject([{ revision: 1, content: { title: 'New' } }]);
});

spec('EDIT-10', 'changes that cannot be saved keep it from publishing', async () => {
  editor.store.set({ saving: 'waiting' });
  open();
  await click(button('Publish'));
  expect([editor.host.calls, document.querySelector('.form-error')?.textContent]).toEqual([
    [],
    'Your last changes are not saved yet, so nothing was published. Please try again.',
  ]);
});

spec(['EDIT-03', 'EDIT-08'], 'a server that fails is told from one that does not answer', async () => {
  for (const [status, said] of [
    [500, 'Something went wrongInternal server error.'],
    [0, 'Unable to connect. Please try again'],
  ] as const) {
    editor.host.replies.push({ ok: false, status, code: 'site/failed', message: 'Internal server error.' });
    open();
    await click(button('Publish'));
    expect(document.querySelector('.form-error')?.textContent).toBe(said);
    cleanup();
  }
});

test('a mistake is named by its block and field, and leads to the block', async () => {
  refuse([{ pageId: page, pointer: `/blocks/${image}/settings/picture`, message: 'is missing' }]);
  open();
  await click(button('Publish'));
  await click(button('Image, Image: is missing'));
  expect([editor.store.getState().selection, closed]).toEqual([{ kind: 'block', id: image }, 1]);
});

test('pictures without alternative text and skipped headings are warnings that do not block', async () => {
  const pictures = { kiln: { src: '/images/1/kiln.jpg', width: 1200, height: 800, alt: '' } };
  editor = testedEditor({ view: { pictures } });
  editor.store.run({
    label: 'changeSetting',
    recipe: ({ blocks }) => void (blocks[text]!.settings['html'] = '<h4>Clay</h4>'),
  });
  open();
  expect(listed().slice(1)).toEqual([
    'Text: Made by hand: a heading of level 4 follows one of level 2',
    'Image: the picture “kiln” has no alternative text',
  ]);
  await click(button('Publish'));
  expect(publications).toHaveLength(1);
});

test('links that lead nowhere are warnings, which lead to their block', async () => {
  editor.store.run({
    label: 'changeSetting',
    recipe: ({ blocks }) => void (blocks[text]!.settings['html'] = '<p><a href="/hours">Hours</a></p>'),
  });
  const links = [{ blockId: text, href: '/hours', text: 'Hours', reason: 'page' }];
  editor.host.replies.push({ ok: true, status: 200, body: { links } });
  open();
  await click(document.body);
  expect(editor.host.calls[0]).toMatchObject({ path: `${BROKEN_LINKS_CALLS.getBrokenLinks.path}?pageId=${page}` });
  await click(button('Text: Made by hand: there is no page at /hours'));
  expect([editor.store.getState().selection, closed]).toEqual([{ kind: 'block', id: text }, 1]);
});

test('drafts of the whole site are published too, unless they are unticked or something else was published', async () => {
  const draft = { language: '', by: 'Ada', atText: 'March 3', title: 'Site styles', path: '/config/styles', seen: 'a' };
  editor = testedEditor({
    siteDrafts: [
      { ...draft, part: 'styles' },
      { ...draft, part: 'logo', title: 'Logo and layout', path: '/config/logo', seen: 'b' },
      { ...draft, part: 'navigation', title: 'Navigation', seen: 'c', isOutdated: true },
    ],
  });
  open();
  await click(document.body);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(await axeFindings()).toEqual([]);
  await click(boxes[0]!);
  await click(button('Publish'));
  expect(editor.host.calls[0]?.options.body).toMatchObject({
    siteDrafts: [{ part: 'logo', language: '', seen: 'b' }],
  });
});
