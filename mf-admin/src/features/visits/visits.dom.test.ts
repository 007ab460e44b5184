import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { describeFiguresPage } from '../../parts/insights/figures-page.fixture';
import { examples } from './visits.example';
import { messages as polish } from './visits.messages.pl';
import { messages } from './visits.messages';
import { element } from './visits.view';

const host = createFakeRenderHost(messages);
const inPolish = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });

describeFiguresPage({
  name: 'Visits',
  messages,
  show: (state) => element(examples[state], host),
  polishMessages: polish,
  showPolish: (state) => element(examples[state], inPolish as unknown as typeof host),
});
