import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { SAMPLE_CONTEXT } from '../../../tools/testing/host/sample-context';
import { spec } from '../../../tools/testing/spec';
import { dataWithFiles, OFF, openPage, preparePages, scripts, serve, settle, untilLogged } from './boot.fixture';

preparePages();
const block = (remote: string) => document.querySelector(`[data-remote="${remote}"]`)!;

describe('the blocks of a page', () => {
  spec('PLAT-01', 'fetch nothing before the page is idle or touched, then what they need at once', async () => {
    const { boot, ports } = openPage({ data: dataWithFiles() });
    boot();
    await settle();
    expect(scripts()).toEqual([]);
    expect(block('mf-commerce').getAttribute('data-state')).toBe('waiting');
    ports.becomeIdle();
    await settle();
    expect(scripts()).toEqual(['federation.js', 'deferred.js']);
    serve(ports);
    await settle();
    expect(block('mf-commerce').textContent).toBe('Live');
    expect(block('mf-commerce').getAttribute('data-state')).toBe('live');
  });

  spec('PLAT-05', 'of a remote that is off stay the HTML they are', async () => {
    const { boot, ports } = openPage({ data: dataWithFiles(), body: OFF });
    boot();
    ports.becomeIdle();
    await settle();
    expect(scripts()).toEqual([]);
    expect(block('mf-blocks').hasAttribute('data-state')).toBe(false);
    expect(ports.logged).toEqual([]);
  });

  spec('PLAT-05', 'whose feature throws stay the HTML they are, and are named', async () => {
    const { boot, ports } = openPage({ data: dataWithFiles() });
    boot();
    ports.becomeIdle();
    await settle();
    serve(ports, () => {
      throw new Error('no');
    });
    await settle();
    expect(block('mf-commerce').textContent).toBe('HTML');
    expect(block('mf-commerce').getAttribute('data-state')).toBe('failed');
    expect(ports.logged).toEqual(['commerce/sample (mf-commerce@1.0.0-00000000) failed at start: no']);
  });

  spec('PLAT-05', 'stay the HTML they are where the shell’s deferred bundle does not arrive', async () => {
    const { boot, ports } = openPage();
    boot();
    ports.becomeIdle();
    await untilLogged(ports, 'Commerce rollup not loaded');
    expect(block('mf-commerce').getAttribute('data-state')).toBe('failed');
    expect(ports.logged).toEqual([
      expect.stringContaining('failed at entry: Error: /remotes/shell/1.0.0-00000000/client/deferred.js'),
      'Commerce rollup not loaded',
    ]);
  });

  spec('BUS-03', 'are not needed for an admin’s line to the other tabs', async () => {
    const data = dataWithFiles();
    const { boot, ports } = openPage({
      data: { ...data, context: { ...SAMPLE_CONTEXT, websiteRoles: [WEBSITE_ROLE.admin] } },
      body: '',
    });
    boot();
    ports.becomeIdle();
    await settle();
    expect(scripts()).toEqual(['deferred.js']);
  });

  test('what nobody could announce is logged', async () => {
    const { boot, ports } = openPage();
    boot();
    ports.replies.push({ body: { message: 'Added' } });
    document.querySelector('button')!.click();
    await untilLogged(ports, 'Unsaid');
    expect(ports.logged[0]).toContain('Unsaid: Added');
  });
});
