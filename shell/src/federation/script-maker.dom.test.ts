import { spec } from '../../../tools/testing/spec';
import { FILE_BUDGET_MS, fileBudgetMs } from './file-budget';
import { RELEASE } from './release.fixture';
import { createScriptMaker } from './script-maker';
import type { TrustedTypesFactory } from './trusted-types';

const SCRIPT = '/remotes/mf-forms/0.1.0-f0f0/client/form.js';
const STYLE = '/remotes/mf-forms/0.1.0-f0f0/client/form.css';

const maker = (trustedTypes?: TrustedTypesFactory) =>
  createScriptMaker({ release: () => RELEASE, document, trustedTypes });
const link = (): HTMLLinkElement => document.querySelector('link') as HTMLLinkElement;

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('gives a script the only content it may have', () => {
  const script = maker().script(SCRIPT);
  expect(script.getAttribute('src')).toBe(SCRIPT);
  expect(script.integrity).toBe('sha384-form');
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.isConnected).toBe(false);
});

spec('PLAT-05', 'refuses an address outside the release, by name', async () => {
  expect(() => maker().script('https://elsewhere.example/a.js')).toThrow(
    'https://elsewhere.example/a.js is not in this page’s release.',
  );
  await expect(maker().style('/a.css')).rejects.toThrow('/a.css is not in this page’s release.');
  expect(link()).toBeNull();
});

test('approves of addresses by one policy of the page’s name', () => {
  const approved: string[] = [];
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => (approved.push(url), rules.createScriptURL(url)),
  }));
  const { script } = maker({ createPolicy });
  script(SCRIPT);
  expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('/a.js')).toThrow('/a.js is not in');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['colonnade']);
  expect(approved).toEqual([SCRIPT]);
});

test('asks for another copy after each failure, and for the same one where none has failed', () => {
  const { script } = maker();
  const fail = (): string | null => {
    const element = script(SCRIPT);
    element.dispatchEvent(new Event('error'));
    return element.getAttribute('src');
  };
  expect([fail(), fail(), fail()]).toEqual([SCRIPT, `${SCRIPT}?fresh=1`, `${SCRIPT}?fresh=2`]);
  expect(script('/remotes/shell/0.1.0-5e11/client/shell.js').getAttribute('src')).toBe(
    '/remotes/shell/0.1.0-5e11/client/shell.js',
  );
});

spec('PLAT-05', 'lets a script that does not come in time fail, once', () => {
  jest.useFakeTimers();
  const onError = jest.fn();
  const [late, loaded] = [maker().script(SCRIPT), maker().script(SCRIPT)];
  for (const element of [late, loaded]) element.addEventListener('error', onError);
  loaded.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(FILE_BUDGET_MS.least - 1);
  expect(onError).not.toHaveBeenCalled();
  jest.advanceTimersByTime(FILE_BUDGET_MS.least);
  expect(onError.mock.contexts).toEqual([late]);
});

spec('PLAT-05', 'waits on for a script while others arrive, and not for ever', () => {
  jest.useFakeTimers();
  const onError = jest.fn();
  const { least, most } = FILE_BUDGET_MS;
  const late = maker().script(SCRIPT);
  late.addEventListener('error', onError);
  const others = Array.from({ length: most / (least - 1) }, () => maker().script(SCRIPT));
  for (const other of others) {
    jest.advanceTimersByTime(least - 1);
    other.dispatchEvent(new Event('load'));
  }
  expect(onError).not.toHaveBeenCalled();
  jest.advanceTimersByTime(most - others.length * (least - 1));
  expect(onError).toHaveBeenCalledTimes(1);
});

spec('PLAT-05', 'waits longer for a file where the page or its HTML were slow to come, and not for ever', () => {
  const budgetOf = (loadEventStart: number, htmlMs: number): number => {
    const entry = { loadEventStart, requestStart: 50, responseEnd: 50 + htmlMs };
    Object.assign(performance, { getEntriesByType: () => [entry] });
    return fileBudgetMs();
  };
  expect(budgetOf(300, 120)).toBe(FILE_BUDGET_MS.least);
  expect(budgetOf(5600, 700)).toBe(11_200);
  expect(budgetOf(2200, 1800)).toBe(14_400);
  expect(budgetOf(90_000, 9000)).toBe(FILE_BUDGET_MS.most);
  // Before its load event a page has taken as long as it is open.
  jest.spyOn(performance, 'now').mockReturnValue(3000);
  expect(budgetOf(0, 120)).toBe(6000);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('puts a style sheet in once, with its hash', async () => {
  const { style } = maker();
  const both = Promise.all([style(STYLE), style(STYLE)]);
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect([link().rel, link().integrity, link().crossOrigin, link().getAttribute('href')]).toEqual([
    'stylesheet',
    'sha384-style',
    'anonymous',
    STYLE,
  ]);
  link().dispatchEvent(new Event('load'));
  await both;
  await style(STYLE);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('takes a style sheet that fails out again, and lets it be asked for again', async () => {
  const { style } = maker();
  const failing = style(STYLE);
  link().dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(`${STYLE} could not be loaded.`);
  expect(link()).toBeNull();
  const again = style(STYLE);
  expect(link().getAttribute('href')).toBe(`${STYLE}?fresh=1`);
  link().dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeUndefined();
});
