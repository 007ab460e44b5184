import { createPorts } from './ports';

describe('lines to other tabs', () => {
  test('lead nowhere where the browser has none', () => {
    const line = createPorts().tabs.open('x', () => undefined);
    expect(() => line.post(1)).not.toThrow();
    line.close();
  });

  test('are broadcast channels', () => {
    const channels: {
      name: string;
      postMessage: jest.Mock;
      close: jest.Mock;
      onmessage?: (event: { data: unknown }) => void;
    }[] = [];
    class Channel {
      postMessage = jest.fn();
      close = jest.fn();
      constructor(readonly name: string) {
        channels.push(this);
      }
    }
    const view = Object.assign(window, { BroadcastChannel: Channel as unknown as typeof BroadcastChannel });
    const received: unknown[] = [];
    const line = createPorts(view).tabs.open('x', (message) => received.push(message));
    line.post({ a: 1 });
    channels[0]?.onmessage?.({ data: 'hello' });
    line.close();
    expect(channels[0]).toMatchObject({ name: 'x' });
    expect(channels[0]?.postMessage).toHaveBeenCalledWith({ a: 1 });
    expect(channels[0]?.close).toHaveBeenCalledTimes(1);
    expect(received).toEqual(['hello']);
  });
});
