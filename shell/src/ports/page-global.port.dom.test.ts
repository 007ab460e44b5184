import { createPorts } from './ports';

describe('the global', () => {
  test('is the window’s', () => {
    const { pageGlobal } = createPorts();
    expect(pageGlobal.read()).toBeUndefined();
    expect(() => pageGlobal.demand()).toThrow('The page has never been initialised.');
    pageGlobal.write({ isInitialised: true } as never);
    expect((window as unknown as { colonnade: unknown }).colonnade).toEqual({ isInitialised: true });
    expect(pageGlobal.demand().isInitialised).toBe(true);
  });
});
