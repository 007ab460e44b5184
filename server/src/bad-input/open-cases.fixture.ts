import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { openStripeStandIn } from '../../../tools/testing/stripe/stripe-stand-in';
import { RECEIVER_NETWORK } from '../platform/outgoing/receiver.fixture';

/** No DNS server answers there. */
const DNS_SERVERS = ['127.0.0.1:9'];

/** A server for the requests of all cases, with stand-ins for the services that some of them ask. */
export async function openForCases(): Promise<ExampleServer> {
  const stripe = await openStripeStandIn();
  const open = await openExample({
    config: {
      outgoing: RECEIVER_NETWORK,
      stripe: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
      dnsServers: DNS_SERVERS,
      // A job would change rows later, and the next test would count that as its own.
      runsJobs: false,
    },
  });
  const close = async (): Promise<void> => {
    await open.close();
    await stripe.close();
  };
  return { ...open, close };
}
