import { exampleContent, EXAMPLE_IDS } from '../page-editor.fixture';
import { setSetting } from '../commands/setting.commands';
import { createFakeTime, createProfile, openPage, type PageParts } from './fake-browser.fixture';
import { createFakeServer } from './fake-server.fixture';

/** Types into the example's heading. */
export const heading = (value: string) => setSetting(EXAMPLE_IDS.text, 'heading', value);

/** Ada's editor of the example, with what a test needs around it. */
export function open(parts: Partial<PageParts> = {}) {
  const time = createFakeTime();
  const server = createFakeServer(exampleContent());
  const profile = createProfile('ada');
  const page = openPage({ server, profile, time, ...parts });
  const again = (more: Partial<PageParts> = {}) => openPage({ server, profile, time, ...parts, ...more });
  const other = () => openPage({ server, profile: createProfile('ben'), time });
  const sent = () => page.calls.filter(({ method }) => method === 'PATCH');
  return { time, server, profile, page, store: page.store, again, other, sent };
}
