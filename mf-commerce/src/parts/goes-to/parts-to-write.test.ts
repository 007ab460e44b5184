import { spec } from '../../../../tools/testing/spec';
import { partsToWrite } from './parts-to-write';

const method = (limits: object) => ({ id: 'a', name: 'A', costCents: 0, countries: ['US'], ...limits });
const byState = method({ states: ['WA', 'NY'] });
const byZip = method({ zipPrefixes: ['98'] });
const both = method({ states: ['WA'], zipPrefixes: ['98'] });

spec(
  'CART-05',
  'names what is still to be written before anything can be sent there, and nothing that would not help',
  () => {
    const at = (options: Parameters<typeof partsToWrite>[0], state: string, zip: string, country = 'US') =>
      partsToWrite(options, { country, state, zip }).join(' ');
    expect([
      at([byState], '', '98101'),
      at([byZip], '', ''),
      at([both], '', ''),
      at([both], 'WA', ''),
      at([byState, byZip], '', '10001'),
    ]).toEqual(['state', 'zip', 'state zip', 'zip', 'state']);
    expect([
      at([both], 'OR', ''),
      at([byState], 'OR', ''),
      at([byState], 'WA', ''),
      at([byState, method({})], '', ''),
      at([byState], '', '', 'DE'),
      at([byState], '', '', ''),
      at([], '', ''),
    ]).toEqual(['', '', '', '', '', '', '']);
  },
);
