import { spec } from '../../../tools/testing/spec';
import { createAddressPort } from './address.port';
import { createPorts } from './ports';

describe('the address', () => {
  test('goes only to addresses of the web', () => {
    const { address } = createPorts();
    expect(address.current().pathname).toBe('/');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'file:///etc/passwd']) {
      expect(() => address.go(bad)).toThrow(`Not an address to go to: ${bad}`);
    }
  });

  // Browsers load nothing where no more than the part behind `#` is another one.
  spec('FORM-17', 'is always another document, also where it leads to the page itself', () => {
    const visited: string[] = [];
    const location = {
      href: 'https://shop.example/contact?a=1#top',
      assign: (url: string) => void visited.push(url),
      reload: () => void visited.push('reload'),
    };
    const { go } = createAddressPort({ location } as unknown as Window);
    for (const [address, expected] of [
      ['/about#team', ['https://shop.example/about#team']],
      ['/contact?a=2#top', ['https://shop.example/contact?a=2#top']],
      ['/contact?a=1', ['https://shop.example/contact?a=1']],
      ['/contact?a=1#thanks', ['https://shop.example/contact?a=1#thanks', 'reload']],
      ['#top', ['reload']],
    ] as const) {
      visited.length = 0;
      go(address);
      expect([address, visited]).toEqual([address, expected]);
    }
  });
});
