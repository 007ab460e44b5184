import type { NewFeature } from './check-input.ts';

export function featureTest(feature: NewFeature) {
  const { name, live, hasSettings } = feature;
  const isLive = live === 'enhance';
  return `import { ${isLive ? 'createFakeHost' : 'createFakeRenderHost'} } from '../../../../tools/testing/host/${isLive ? 'fake-host' : 'fake-render-host'}';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
${isLive ? `import { start } from './${name}.effects';\n` : ''}import { examples } from './${name}.example';
import { messages } from './${name}.messages';
import { element } from './${name}.view';

${[showsItself(feature), ...(isLive ? [collapses] : []), ...(hasSettings ? [refuses(feature)] : [])].join('\n')}`;
}

function showsItself({ live, hasSettings, isPage }: NewFeature) {
  const host = live === 'enhance' ? 'createFakeHost(messages)' : 'createFakeRenderHost(messages)';
  return `test.each(Object.values(examples))('shows its texts without script, and axe finds no fault', async (example) => {
  const root = showView(element(example, ${host}));
  ${isPage ? `expect(root.querySelector('h1')?.textContent).toBe(messages.title);` : ''}
  ${hasSettings ? `expect(root.querySelector('h2')?.textContent).toBe((example.block.settings as { title: string }).title);` : ''}
  expect(root.querySelector('summary')?.textContent).toBe(messages.more);
  expect(root.querySelector('details')?.textContent).toContain(messages.empty);
  expect(await axeFindings()).toEqual([]);
});
`;
}

const collapses = `test('Escape collapses the open text and focuses its summary, until the feature stops', () => {
  const host = createFakeHost(messages);
  const root = showView(element(examples.whole, host));
  start(root, host);
  const details = root.querySelector('details') as HTMLDetailsElement;
  const press = (key: string): boolean => {
    details.open = true;
    details.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return details.open;
  };
  expect([press('a'), press('Escape')]).toEqual([true, false]);
  expect(document.activeElement).toBe(root.querySelector('summary'));
  host.end();
  expect(press('Escape')).toBe(true);
});
`;

function refuses({ displayName, live }: NewFeature) {
  const host = live === 'enhance' ? 'createFakeHost(messages)' : 'createFakeRenderHost(messages)';
  return `test.each([undefined, null, 'title', [], {}, { title: '' }, { title: 5 }])('refuses %j as settings', (settings) => {
  const { block } = examples.whole;
  expect(() => element({ ...examples.whole, block: { ...block, settings } }, ${host})).toThrow('The ${displayName} needs a title.');
});
`;
}
