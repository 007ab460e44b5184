import { createFakeHost } from './fake-host';
import { describeHost } from './host-conformance';

describeHost('the fake host', () => {
  const host = createFakeHost({ greeting: 'Hello {name}' });
  return {
    host,
    end: host.end,
    allow: host.allow,
    choose: host.choose,
    answer: (result) => void host.replies.push(result),
    announced: async () => host.announced,
    visited: () => host.navigated,
    settleNext: (outcome) => void host.outcomes.push(outcome),
  };
});
