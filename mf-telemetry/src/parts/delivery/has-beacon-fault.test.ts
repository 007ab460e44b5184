import { spec } from '../../../../tools/testing/spec';
import { hasBeaconFault } from './has-beacon-fault';

const phone = (os: string, browser = 'Version/12.0 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;

spec(
  ['PERF-03', 'PERF-04'],
  'every browser of iOS before 12.2 loses the beacons of a page that is about to be left',
  () => {
    for (const os of ['11_3', '11_4_1', '12_0', '12_1_4', '9_3_5'])
      expect([os, hasBeaconFault(phone(os))]).toEqual([os, true]);
    expect(hasBeaconFault(phone('12_1', 'CriOS/72.0 Mobile/15E148 Safari/605.1'))).toBe(true);
    expect(hasBeaconFault('Mozilla/5.0 (iPad; CPU OS 12_1 like Mac OS X) AppleWebKit/605.1.15')).toBe(true);
  },
);

spec('PERF-03', 'no other browser does', () => {
  for (const os of ['12_2', '12_5_7', '13_0', '17_4', '26_1'])
    expect([os, hasBeaconFault(phone(os))]).toEqual([os, false]);
  for (const other of [
    '',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_2) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Safari/605.1.15',
    'Mozilla/5.0 (Linux; Android 11; Pixel 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36',
  ])
    expect([other, hasBeaconFault(other)]).toEqual([other, false]);
});
