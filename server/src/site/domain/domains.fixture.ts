import { openExample, type ExampleOptions, type ExampleServer } from '../../../../tools/testing/site/open-example';
import type { Services } from '../services';
import { openCertificateServer, type CertificateServer } from './certificate-server.fixture';
import { checkDomains } from './check-domains';
import { openDnsServer, type DnsServer } from './dns-server.fixture';
import type { SiteDomain } from './domain-records';
import { addDomain, findDomain } from './site-domain.store';

export const DOMAIN = 'www.kiln.example';
export const TARGET = 'example.colonnade.localhost';

/** The example site with a DNS server and a proxy of its own. */
export interface DomainsWorld {
  readonly open: ExampleServer;
  readonly dns: DnsServer;
  readonly proxy: CertificateServer;
  /** Adds a domain to the example site, or to another one. */
  add(domain?: string, siteId?: string): Promise<SiteDomain>;
  /** What is stored of a domain. */
  row(domain?: string, siteId?: string): Promise<SiteDomain>;
  /** Sets both records of a domain as the page says. */
  setRecords(domain?: string, siteId?: string): Promise<void>;
  /** Checks every domain that is due, or all of them. */
  check(all?: boolean): Promise<void>;
  /** Path and status, or the address it leads to, of a page at a host. */
  get(host: string, path?: string, headers?: Readonly<Record<string, string>>): Promise<readonly [number, unknown]>;
  readonly siteId: string;
  close(): Promise<void>;
}

export async function openDomains(options: Pick<ExampleOptions, 'accounts'> = {}): Promise<DomainsWorld> {
  const [dns, proxy] = await Promise.all([openDnsServer(), openCertificateServer()]);
  const config = {
    dnsServers: [dns.address],
    certificatePort: proxy.port,
    outgoing: proxy.network,
    runsJobs: false,
  } as const;
  const open = await openExample({ ...options, config });
  const { db } = open;
  const site = await open.sites.byHost('shop.example');
  if (!site) throw new Error('There is no example site.');
  const row: DomainsWorld['row'] = async (domain = DOMAIN, siteId = site.id) => {
    const found = await findDomain(db, { siteId, domain });
    if (!found) throw new Error(`${domain} is not in the list.`);
    return found;
  };
  return {
    open,
    dns,
    proxy,
    siteId: site.id,
    row,
    add: async (domain = DOMAIN, siteId = site.id) => {
      const outcome = await addDomain(db, { siteId, domain });
      if (outcome !== 'added') throw new Error(`${domain} is ${outcome}.`);
      return row(domain, siteId);
    },
    setRecords: async (domain = DOMAIN, siteId = site.id) => {
      const { token } = await row(domain, siteId);
      dns.set(domain, { CNAME: [TARGET] });
      dns.set(`_colonnade.${domain}`, { TXT: [`colonnade-site=${token}`] });
    },
    check: async (all = true) => {
      if (all)
        await db
          .updateTable('site_domain')
          .set({ check_due_at: new Date(0) })
          .execute();
      await checkDomains(servicesOf(open), new AbortController().signal);
    },
    get: async (host, path = '/shop', headers = {}) => {
      const reply = await open.app.inject({ url: path, headers: { host, ...headers } });
      return [reply.statusCode, reply.headers.location] as const;
    },
    close: async () => {
      await open.close();
      await Promise.all([dns.close(), proxy.close()]);
    },
  };
}

function servicesOf({ db, config, sites }: ExampleServer): Pick<Services, 'db' | 'config' | 'sites'> {
  return { db, config, sites };
}
