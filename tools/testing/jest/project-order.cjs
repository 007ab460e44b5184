const { default: Sequencer } = require('@jest/test-sequencer');

const ORDER = ['unit', 'dom', 'server', 'e2e'];

/** Quick projects first, and files in the order of their paths: the same order in every run. */
module.exports = class ProjectOrder extends Sequencer {
  sort(tests) {
    const place = (test) => ORDER.indexOf(test.context.config.displayName?.name);
    return [...tests].sort((a, b) => place(a) - place(b) || (a.path < b.path ? -1 : 1));
  }
};
