import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { describeFiguresPage } from '../../parts/insights/figures-page.fixture';
import { examples } from './sales.example';
import { messages as polish } from './sales.messages.pl';
import { messages } from './sales.messages';
import { element } from './sales.view';

const host = createFakeRenderHost(messages);
const inPolish = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });

describeFiguresPage({
  name: 'Sales',
  messages,
  show: (state) => element(examples[state], host),
  polishMessages: polish,
  showPolish: (state) => element(examples[state], inPolish as unknown as typeof host),
});
