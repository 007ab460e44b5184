import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import type { PageGlobal } from '../../ports/page-global.port';
import { dataWithFiles } from '../../boot/boot.fixture';
import { createFakePorts } from '../../ports/ports.fixture';
import { loadAnnouncementBar, type LoadAnnouncementBarParts } from './load-announcement-bar';

async function load(
  files: Readonly<Record<string, string>>,
  loadScript = jest.fn((_url: string) => Promise.resolve()),
) {
  const announcement = jest.fn();
  const { release, context } = dataWithFiles();
  const data = { context, release: { ...release, shell: { ...release.shell, files } } };
  const ports = createFakePorts();
  ports.pageGlobal.write({ announcement } as unknown as PageGlobal);
  const parts = { data, loadScript, ports } as unknown as LoadAnnouncementBarParts;
  loadAnnouncementBar(parts);
  await new Promise((resolve) => setTimeout(resolve));
  return { announcement, loadScript, parts, logged: ports.logged };
}

test('where the release has the file it is loaded, and is given what the page has', async () => {
  const { announcement, loadScript, parts } = await load({ [ANNOUNCEMENT_FILES.script]: 'sha384-a' });
  expect(loadScript.mock.calls).toEqual([[expect.stringMatching(`/${ANNOUNCEMENT_FILES.script}$`)]]);
  expect(announcement.mock.calls).toEqual([[parts]]);
});

test('every other page loads nothing', async () => {
  const { announcement, loadScript } = await load({ [ANNOUNCEMENT_FILES.style]: 'sha384-a' });
  expect([announcement.mock.calls, loadScript.mock.calls]).toEqual([[], []]);
});

test('a file that does not arrive is logged', async () => {
  const fails = jest.fn((_url: string) => Promise.reject(new Error('not there')));
  expect((await load({ [ANNOUNCEMENT_FILES.script]: 'sha384-a' }, fails)).logged).toEqual(['Error: not there']);
});
