import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ChosenFile } from 'shared-types/admin/files/file-chooser';
import { LINK_CALLS } from 'shared-types/admin/pages/link-choices';
import type { LibraryFile } from 'shared-types/admin/files/files';
import { spec } from '../../../../../tools/testing/spec';
import { axeFindings } from '../../../../../tools/testing/host/show-view';
import { showPanel } from './panel-page.fixture';

afterEach(cleanup);

const file = (name: string, more: Partial<LibraryFile> = {}): LibraryFile => ({
  id: `id of ${name}`,
  name,
  title: `${name}.jpg`,
  page: `/config/files/${name}`,
  kind: 'picture',
  contentType: 'image/jpeg',
  address: `/images/${name}/${name}.jpg`,
  picture: { src: `/images/${name}/${name}.jpg`, width: 8, height: 6, alt: '' },
  alt: '',
  folder: '',
  bytes: 1,
  sizeText: '1 kB',
  ...more,
});
const picture = (name: string): ChosenFile => ({ asset: name, details: file(name) });

/** Answers the next request for files. */
function answer({ host }: ReturnType<typeof showPanel>, files: readonly ChosenFile[] | undefined) {
  const requests: { readonly most: number; readonly accepts: readonly string[] }[] = [];
  host.bus.on('admin/files-requested').subscribe((request) => {
    requests.push(request);
    host.bus.send('admin/files-chosen', { id: request.id, ...(files && { files }) });
  });
  return requests;
}

test('a picture is chosen, replaced and removed, and a missing text is warned of', async () => {
  const page = showPanel([{ kind: 'picture', key: 'picture', label: { en: 'Image' } }], { picture: { asset: 'kiln' } });
  expect([page.all('img').length, page.container.textContent]).toEqual([
    1,
    expect.stringContaining('Alternative text: A kiln'),
  ]);
  answer(page, [picture('mug')]);
  await page.press('Replace: Image');
  expect(page.settings()).toEqual({ picture: { asset: 'mug' } });
  expect(page.all('img')[0]!.getAttribute('src')).toContain('/images/mug/mug.jpg');
  expect(page.container.textContent).toContain('No alternative text');
  expect(page.all('a')[0]!.getAttribute('href')).toBe('/config/files/mug');
  expect(await axeFindings()).toEqual([]);
  await page.press('Remove: Image');
  expect(page.settings()).toEqual({});
});

test('a chooser that is closed changes nothing', async () => {
  const page = showPanel([{ kind: 'picture', key: 'picture', label: { en: 'Image' } }], { picture: { asset: 'kiln' } });
  answer(page, undefined);
  await page.press('Replace: Image');
  expect(page.store.commands).toEqual([]);
});

test('pictures are added up to their number, moved and removed', async () => {
  const page = showPanel([{ kind: 'pictures', key: 'all', label: { en: 'Images' }, most: 3 }], {
    all: [{ asset: 'kiln' }],
  });
  const requests = answer(page, [picture('mug'), picture('cup')]);
  await page.press('Add: Images');
  expect(requests).toMatchObject([{ most: 2, accepts: ['picture'] }]);
  expect(page.container.textContent).toContain('Up to 3 items fit.');
  await page.press('Move up: cup.jpg');
  expect(page.settings()).toEqual({ all: [{ asset: 'kiln' }, { asset: 'cup' }, { asset: 'mug' }] });
  expect(page.host.announced).toEqual(['cup.jpg is number 2 of 3.']);
  await page.press('Remove: Image 1');
  expect(page.settings()).toEqual({ all: [{ asset: 'cup' }, { asset: 'mug' }] });
  expect(await axeFindings()).toEqual([]);
});

test('a file is one of the media types that the block takes', async () => {
  const page = showPanel([{ kind: 'file', key: 'file', label: { en: 'Video' }, accepts: ['video/*'] }]);
  const sound = file('song', { kind: 'sound', contentType: 'audio/mpeg' });
  const requests = answer(page, [{ file: 'song', details: sound }]);
  await page.press('Choose: Video');
  expect(requests).toMatchObject([{ accepts: ['video'] }]);
  expect([page.errors(), page.settings()]).toEqual([['This block takes only files of these types: video/*'], {}]);
});

test('a video is stored as documents name it', async () => {
  const page = showPanel([{ kind: 'file', key: 'file', label: { en: 'Video' }, accepts: ['video/mp4'] }]);
  answer(page, [{ file: 'wheel', details: file('wheel', { kind: 'video', contentType: 'video/mp4' }) }]);
  await page.press('Choose: Video');
  expect(page.settings()).toEqual({ file: { video: 'wheel' } });
});

const LINK = { kind: 'link', key: 'link', label: { en: 'Link' }, required: true } as const;

spec('LEDIT-01', 'a link leads to a page, a web address, an email, a phone number or a file', async () => {
  const page = showPanel([LINK]);
  expect(page.errors()).toContain('Link is missing.');
  const kinds = [...(page.labelled('Link to') as HTMLSelectElement).options].map(({ text }) => text);
  expect(kinds).toEqual(['Page', 'Web address', 'Email', 'Phone', 'File']);
  await page.type('Link text', 'Read');
  await page.type('Page', 'journal');
  expect(page.settings()).toEqual({ link: { href: '/journal', label: 'Read' } });
  await page.type('Link to', 'web');
  await page.type('Web address', 'example.com/a');
  expect(page.settings()).toEqual({ link: { href: 'https://example.com/a', label: 'Read' } });
  await page.press('Open in a new window');
  await page.type('Link to', 'email');
  await page.type('Email', 'me@example.com');
  expect(page.settings()).toEqual({ link: { href: 'mailto:me@example.com', label: 'Read', newWindow: true } });
  await page.type('Link to', 'phone');
  await page.type('Phone', '555-1234');
  expect(page.settings()).toMatchObject({ link: { href: 'tel:555-1234' } });
  await page.type('Link to', 'file');
  answer(page, [{ file: 'menu', details: file('menu', { kind: 'document', address: '/api/files/1/menu.pdf' }) }]);
  await page.press('Choose file');
  expect(page.settings()).toMatchObject({ link: { href: '/api/files/1/menu.pdf' } });
  expect(await axeFindings()).toEqual([]);
});

test('a part of the chosen page is one of its blocks', async () => {
  const page = showPanel([LINK]);
  const anchors = [{ anchor: '#block-1', title: 'Text: Opening hours' }];
  page.host.replies.push({ ok: true, status: 200, body: { anchors } });
  await page.type('Page', 'journal');
  expect(page.host.calls.map(({ path }) => path)).toEqual([`${LINK_CALLS.getLinkAnchors.path}?path=%2Fjournal`]);
  const options = [...(page.labelled('Part of the page') as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Top of the page', 'Text: Opening hours']);
  await page.type('Part of the page', '#block-1');
  expect(page.settings()).toEqual({ link: { href: '/journal#block-1', label: '' } });
  expect(page.errors()).toEqual([]);
  await page.type('Part of the page', '');
  expect(page.settings()).toEqual({ link: { href: '/journal', label: '' } });
});

test('a part of a page that is gone stays a choice', () => {
  const page = showPanel([LINK], { link: { href: '/journal#block-9', label: '' } });
  const select = page.labelled('Part of the page') as HTMLSelectElement;
  expect([select.value, [...select.options].map(({ text }) => text)]).toEqual([
    '#block-9',
    ['Top of the page', '#block-9'],
  ]);
});

spec('LEDIT-02', 'a link to named hosts is refused at the field if it leads elsewhere', async () => {
  const hosts = ['youtube.com', 'youtu.be'] as const;
  const page = showPanel([
    { kind: 'link', key: 'link', label: { en: 'Link' }, hosts },
    { kind: 'url', key: 'at', label: { en: 'At' }, hosts },
  ]);
  await page.type('Web address', 'https://example.com');
  await page.type('At', 'https://example.com');
  const refused = 'Links must be formatted as youtube.com or youtu.be';
  expect([page.errors(), page.settings()]).toEqual([[refused, refused], {}]);
  await page.type('Web address', 'youtube.com/@fern');
  await page.type('At', 'https://youtu.be/1');
  expect([page.errors(), page.settings()]).toEqual([
    [],
    { link: { href: 'https://youtube.com/@fern', label: '' }, at: 'https://youtu.be/1' },
  ]);
});

spec('LINK-07', 'a script is refused at the field', async () => {
  const page = showPanel([LINK]);
  await page.type('Link to', 'web');
  await page.type('Web address', 'javascript:alert(1)');
  expect([page.errors().slice(-1), page.settings()]).toEqual([
    ['Links cannot run scripts. Use a code block instead.'],
    {},
  ]);
});

spec('EDIT-17', 'a page that is no path is refused at the field', async () => {
  const page = showPanel([LINK], { link: { href: '/about', label: '' } });
  await page.type('Page', 'no such');
  expect([page.errors(), page.settings()]).toEqual([
    ['no such is not a valid page URL'],
    { link: { href: '/about', label: '' } },
  ]);
});

spec('EDIT-15', 'an email of the wrong form is refused at the field', async () => {
  const page = showPanel([LINK], { link: { href: 'mailto:a@b.cc', label: '' } });
  await page.type('Email', 'a@b');
  expect(page.errors()).toEqual(['Emails must be formatted as name@example.com']);
});

test('a page of items is found by its title', async () => {
  const page = showPanel([{ kind: 'page', key: 'of', label: { en: 'Items of' }, only: 'collections', required: true }]);
  await page.type('Items of', 'About us');
  expect(page.errors()).toEqual(['About us is not a valid page URL']);
  await page.type('Items of', 'Journal');
  expect([page.settings(), page.errors()]).toEqual([{ of: '/journal' }, []]);
});

test('an address is searched, and can be written by hand', async () => {
  jest.useFakeTimers();
  const page = showPanel([{ kind: 'place', key: 'at', label: { en: 'Place' }, required: true }]);
  const pass = () => act(() => jest.advanceTimersByTimeAsync(400));
  const place = { placeId: 'p', label: 'Kiln Lane 1, York', address: 'Kiln Lane 1', lat: 53.9, lng: -1.1 };
  page.host.replies.push({ ok: true, status: 200, body: { places: [{ placeId: 'p', label: place.label }] } });
  page.host.replies.push({ ok: true, status: 200, body: { place } });
  await page.type('Search for an address', 'kiln lane');
  await pass();
  await page.press('Kiln Lane 1, York');
  await pass();
  expect(page.settings()).toEqual({
    at: { mapLat: 53.9, mapLng: -1.1, addressTitle: 'Kiln Lane 1', addressLine1: 'Kiln Lane 1' },
  });
  const tokens = page.host.calls.map(({ path }) => new URL(path, 'http://x').searchParams.get('sessionToken'));
  expect(new Set(tokens).size).toBe(1);
  await page.type('Name', 'Studio');
  await page.type('Latitude', '91');
  expect(page.errors()).toEqual(['Enter a number from -90 to 90.']);
  expect(page.settings()).toMatchObject({ at: { addressTitle: 'Studio', mapLat: 53.9 } });
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});

spec('EDIT-06', 'pages that cannot be loaded are asked for again, and those that are known stay a choice', async () => {
  const page = showPanel([{ kind: 'page', key: 'of', label: { en: 'Items of' }, only: 'collections' }, LINK]);
  const failed = { ok: false, status: 503, code: 'x', message: 'x' } as const;
  const fresh = [{ path: '/stories', title: 'Stories', isCollection: true }];
  const failures = () => page.all('[role=alert]').map(({ textContent }) => textContent);
  for (const name of ['Items of', 'Page']) {
    page.host.replies.push(failed);
    await act(async () => void fireEvent.focus(page.labelled(name)));
    expect(failures()).toEqual(['Unable to load collections Try again']);
    await page.type(name, 'journal');
    expect(page.settings()[name === 'Page' ? 'link' : 'of']).toEqual(
      name === 'Page' ? { href: '/journal', label: '' } : '/journal',
    );
    expect(await axeFindings()).toEqual([]);
    page.host.replies.push({ ok: true, status: 200, body: { pages: fresh } });
    await page.press('Try again');
    expect(failures()).toEqual([]);
  }
  await page.type('Items of', 'Stories');
  expect(page.settings()['of']).toBe('/stories');
});
