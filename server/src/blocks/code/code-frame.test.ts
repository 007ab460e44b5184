import fc from 'fast-check';
import { frameOf } from '../frame/frame-input.fixture';
import { codeFrame } from './code-frame';

const policyOf = (settings: unknown, isHttps = false) => frameOf(codeFrame, settings, { isHttps }).frame?.policy ?? '';

test('code stands in a page of its own as its owner wrote it, with style and script', () => {
  const html = '<p>Fired <b>12</b> times.</p>';
  const { frame } = frameOf(codeFrame, { html, css: 'p { color: teal }', javascript: 'let a = 1;' }, { locale: 'pl' });
  expect(frame?.html).toContain('<html lang="pl">');
  expect(frame?.html).toContain(`<body>${html}<script>let a = 1;</script></body>`);
  expect(frame?.html).toContain('<style>p { color: teal }</style></head>');
});

test('it has no origin, whatever its owner says, and only the site may frame it', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (html, external) => {
      const policy = policyOf({ html, external });
      expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; /);
      expect(policy).not.toContain('allow-same-origin');
      expect(policy).not.toContain('allow-top-navigation');
      expect(policy).toContain(`frame-ancestors 'self'`);
    }),
  );
});

test('it reaches no other site unless its owner says that it needs them', () => {
  const own = policyOf({ html: 'x' });
  expect(own).toContain(`default-src 'none'`);
  expect(own).not.toMatch(/https:|\*|connect-src|frame-src/);
  expect(policyOf({ html: 'x', external: true })).toContain('default-src https:');
  expect(policyOf({ html: 'x' }, true)).toContain('upgrade-insecure-requests');
});

test('what its owner does not close takes nothing of ours with it', () => {
  for (const html of ['<script>a', '<!-- a', '<textarea>a', '<style>a']) {
    const page = frameOf(codeFrame, { html }).frame?.html ?? '';
    expect(page.indexOf('postMessage')).toBeGreaterThan(0);
    expect(page.indexOf('postMessage')).toBeLessThan(page.indexOf(html));
  }
});

test('settings that are no code make no frame, and are logged with the block’s id', () => {
  for (const settings of [{ html: 5 }, { external: 'yes' }, [], null, 'x']) {
    const { frame, logged } = frameOf(codeFrame, settings);
    expect(frame).toBeUndefined();
    expect(logged).toEqual([[expect.objectContaining({ block: 'block-1' }), 'a widget’s settings cannot be used']]);
  }
});
