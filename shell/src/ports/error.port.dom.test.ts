import { createPorts } from './ports';

describe('faults', () => {
  test('that somebody caught are told all the same', () => {
    const error = new Error('no');
    const reported = jest.fn();
    createPorts(Object.assign(Object.create(window) as typeof window, { reportError: reported })).errorPort.report(
      error,
    );
    expect(reported).toHaveBeenCalledWith(error);
  });

  test('are errors and rejections nobody caught', () => {
    const received: unknown[] = [];
    const stop = new AbortController();
    createPorts().errorPort.onUncaught((fault) => received.push(fault), stop.signal);
    const error = new Error('no');
    window.dispatchEvent(
      new ErrorEvent('error', { error, message: 'Uncaught no', filename: '/a.js', lineno: 1, colno: 2 }),
    );
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 7 }));
    stop.abort();
    window.dispatchEvent(new ErrorEvent('error', { message: 'later' }));
    expect(received).toEqual([
      { error, message: 'Uncaught no', file: '/a.js', line: 1, column: 2 },
      { error, message: 'no' },
      { error: 7, message: '7' },
    ]);
  });
});
