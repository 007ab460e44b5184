import { createPorts } from './ports';

describe('the address', () => {
  test('goes only to addresses of the web', () => {
    const { address } = createPorts();
    expect(address.current().pathname).toBe('/');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'file:///etc/passwd']) {
      expect(() => address.go(bad)).toThrow(`Not an address to go to: ${bad}`);
    }
  });
});
