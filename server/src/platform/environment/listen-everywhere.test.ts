import { listenEverywhere } from './listen-everywhere';

/** Simulates a machine that refuses some hosts, and records which were tried. */
function machine(refused: Readonly<Record<string, string>>) {
  const tried: string[] = [];
  const listen = async (host: string) => {
    tried.push(host);
    const code = refused[host];
    if (code !== undefined) throw Object.assign(new Error(`listen ${code}`), { code });
  };
  return { tried, listen };
}

test('with IPv6 it listens there, which accepts IPv4 calls too', async () => {
  const { tried, listen } = machine({});
  await listenEverywhere(listen);
  expect(tried).toEqual(['::']);
});

test.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])('without IPv6 it listens on IPv4 (%s)', async (code) => {
  const { tried, listen } = machine({ '::': code });
  await listenEverywhere(listen);
  expect(tried).toEqual(['::', '0.0.0.0']);
});

test('a used port, or a machine without both, is an error', async () => {
  const taken = machine({ '::': 'EADDRINUSE' });
  await expect(listenEverywhere(taken.listen)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(taken.tried).toEqual(['::']);
  const none = machine({ '::': 'EAFNOSUPPORT', '0.0.0.0': 'EACCES' });
  await expect(listenEverywhere(none.listen)).rejects.toMatchObject({ code: 'EACCES' });
});
