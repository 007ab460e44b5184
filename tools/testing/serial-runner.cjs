const { default: TestRunner } = require('jest-runner');

/** Runs test files one after the other: browser tests measure and wait, so they must not compete for the machine. */
module.exports = class SerialRunner extends TestRunner {
  isSerial = true;
};
