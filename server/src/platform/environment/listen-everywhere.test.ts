import { listenEverywhere } from './listen-everywhere';

/** Listens as a machine does that refuses some hosts; tells which were tried. */
function machine(refused: Readonly<Record<string, string>>) {
  const tried: string[] = [];
  const listen = async (host: string) => {
    tried.push(host);
    const code = refused[host];
    if (code !== undefined) throw Object.assign(new Error(`listen ${code}`), { code });
  };
  return { tried, listen };
}

test('where there is an IPv6 it listens there, which takes calls of IPv4 too', async () => {
  const { tried, listen } = machine({});
  await listenEverywhere(listen);
  expect(tried).toEqual(['::']);
});

test.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])('where IPv6 is switched off it listens by IPv4 (%s)', async (code) => {
  const { tried, listen } = machine({ '::': code });
  await listenEverywhere(listen);
  expect(tried).toEqual(['::', '0.0.0.0']);
});

test('a port that is taken, or neither of the two, is a failure', async () => {
  const taken = machine({ '::': 'EADDRINUSE' });
  await expect(listenEverywhere(taken.listen)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(taken.tried).toEqual(['::']);
  const none = machine({ '::': 'EAFNOSUPPORT', '0.0.0.0': 'EACCES' });
  await expect(listenEverywhere(none.listen)).rejects.toMatchObject({ code: 'EACCES' });
});
