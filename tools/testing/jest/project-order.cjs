const { default: Sequencer } = require('@jest/test-sequencer');

const ORDER = ['unit', 'dom', 'server', 'e2e'];

/** Fast projects first, and files by path, so that the order is always the same. */
module.exports = class ProjectOrder extends Sequencer {
  sort(tests) {
    const place = (test) => ORDER.indexOf(test.context.config.displayName?.name);
    return [...tests].sort((a, b) => place(a) - place(b) || (a.path < b.path ? -1 : 1));
  }
};
