import { comparedName } from './compared-name';

/**
 * States by country, as postal services write them: short form, then names (United States Postal Service, Publication 28,
 * appendix B; Canada Post, Addressing Guidelines, names in both languages; Australia Post, Addressing Standards). Only
 * countries in which every address has a state.
 */
const STATES: Readonly<Record<string, string>> = {
  US: `
    AL: Alabama; AK: Alaska; AZ: Arizona; AR: Arkansas; CA: California; CO: Colorado; CT: Connecticut; DE: Delaware;
    DC: District of Columbia, Washington DC; FL: Florida; GA: Georgia; HI: Hawaii, Hawai‘i; ID: Idaho; IL: Illinois;
    IN: Indiana; IA: Iowa; KS: Kansas; KY: Kentucky; LA: Louisiana; ME: Maine; MD: Maryland; MA: Massachusetts;
    MI: Michigan; MN: Minnesota; MS: Mississippi; MO: Missouri; MT: Montana; NE: Nebraska; NV: Nevada; NH: New Hampshire;
    NJ: New Jersey; NM: New Mexico; NY: New York; NC: North Carolina; ND: North Dakota; OH: Ohio; OK: Oklahoma;
    OR: Oregon; PA: Pennsylvania; RI: Rhode Island; SC: South Carolina; SD: South Dakota; TN: Tennessee; TX: Texas;
    UT: Utah; VT: Vermont; VA: Virginia; WA: Washington; WV: West Virginia; WI: Wisconsin; WY: Wyoming;
    AS: American Samoa; GU: Guam; MP: Northern Mariana Islands; PR: Puerto Rico; VI: Virgin Islands, US Virgin Islands;
    UM: United States Minor Outlying Islands; FM: Federated States of Micronesia; MH: Marshall Islands; PW: Palau;
    AA: Armed Forces Americas; AE: Armed Forces Europe; AP: Armed Forces Pacific`,
  CA: `
    AB: Alberta; BC: British Columbia, Colombie-Britannique; MB: Manitoba; NB: New Brunswick, Nouveau-Brunswick;
    NL: Newfoundland and Labrador, Newfoundland Labrador, Newfoundland, Terre-Neuve-et-Labrador;
    NS: Nova Scotia, Nouvelle-Écosse; NT: Northwest Territories, Territoires du Nord-Ouest; NU: Nunavut; ON: Ontario;
    PE: Prince Edward Island, Île-du-Prince-Édouard, PEI; QC: Quebec; SK: Saskatchewan; YT: Yukon, Yukon Territory`,
  AU: `
    ACT: Australian Capital Territory; NSW: New South Wales; NT: Northern Territory; QLD: Queensland;
    SA: South Australia; TAS: Tasmania; VIC: Victoria; WA: Western Australia`,
};

interface State {
  readonly code: string;
  /** The first of its names. */
  readonly name: string;
}

/** States of each country by normalized spelling. */
const BY_COUNTRY: ReadonlyMap<string, ReadonlyMap<string, State>> = new Map(
  Object.entries(STATES).map(([country, states]) => [country, new Map(states.split(';').flatMap(spelt))]),
);

/** The states in the owner's spelling, and all other spellings of those that are known. */
export function allSpellings(countries: readonly string[], states: readonly string[]): readonly string[] {
  const named = new Set(states.map(comparedName));
  const others = countries.flatMap((country) => {
    const known = BY_COUNTRY.get(country) ?? new Map<string, State>();
    const codes = new Set([...named].map((name) => known.get(name)?.code));
    return [...known].flatMap(([spelling, { code }]) => (codes.has(code) && !named.has(spelling) ? [spelling] : []));
  });
  return [...states, ...new Set(others)];
}

/** True if the country's states are known, and this is none of them. */
export function isNoState(country: string, written: string): boolean {
  const states = BY_COUNTRY.get(country);
  return states !== undefined && !states.has(comparedName(written));
}

/** A state of the country as an example; undefined if they are unknown. */
export function exampleOf(country: string): State | undefined {
  return BY_COUNTRY.get(country)?.values().next().value;
}

function spelt(line: string): (readonly [string, State])[] {
  const [code = '', names = ''] = line.trim().split(': ');
  const [name = '', ...others] = names.split(', ');
  return [code, name, ...others].map((spelling) => [comparedName(spelling), { code, name }] as const);
}
