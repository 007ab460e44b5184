import { callerOf, nearestCaller } from './caller-of';

const at = (path: string) => `https://shop.test:4000/remotes/${path}:12:34`;
const WATCHER = `    at publish (${at('shell/0.1.0-5e11/client/development.js')})`;

test('of what a feature does through the shell the feature is the caller', () => {
  const stack = [
    'Error',
    `    at listen (${at('shell/0.1.0-5e11/client/deferred.js')})`,
    `    at s.subscribe (${at('shell/0.1.0-5e11/client/deferred.js')})`,
    `    at ${at('mf-commerce/0.1.0-0a0b/client/indicator.js')}`,
    `    at ${at('mf-forms/0.1.0-0a0b/client/contact-form.js')}`,
  ];
  expect(nearestCaller(stack.join('\n'))).toBe('mf-commerce/indicator');
});

test('a part that two features use is named after who uses it, in whichever file it lies', () => {
  const stack = [
    'Error',
    `    at listen (${at('shell/0.1.0-5e11/client/deferred.js')})`,
    `    at follow (${at('mf-commerce/0.1.0-0a0b/client/indicator.js')})`,
    `    at start (${at('mf-commerce/0.1.0-0a0b/client/product.js')})`,
    `    at live (${at('shell/0.1.0-5e11/client/deferred.js')})`,
    `    at received (${at('mf-commerce/0.1.0-0a0b/client/cart.js')})`,
  ];
  expect(nearestCaller(stack.join('\n'))).toBe('mf-commerce/product');
});

test.each([
  [
    'the function that readable files name',
    `    at publishStates (${at('shell/0.1.0-5e11/client/development.js')})`,
    'publishStates',
  ],
  ['the same after a wait', `    at async refresh (${at('shell/0.1.0-5e11/client/development.js')})`, 'refresh'],
  ['the same in Firefox', `publishStates@${at('shell/0.1.0-5e11/client/development.js')}`, 'publishStates'],
  ['the file where nobody can read names', `    at a (${at('shell/0.1.0-5e11/client/deferred.js')})`, 'deferred'],
  ['the file where there is no name', `    at ${at('shell/0.1.0-5e11/client/development.js')}`, 'development'],
])('of what the shell does it is %s', (_, frame, name) => {
  expect(nearestCaller(`Error\n${frame}\n${WATCHER}`)).toBe(`shell/${name}`);
});

test('what comes from no released file is the page’s', () => {
  expect(nearestCaller('Error\n    at https://shop.test/about:3:4')).toBe('the page');
  const limit = Error.stackTraceLimit;
  expect(callerOf(callerOf)).toBe('the page');
  expect(Error.stackTraceLimit).toBe(limit);
});
