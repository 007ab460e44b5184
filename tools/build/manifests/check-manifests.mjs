import { areaOf, isOfProduct, outsideNameFault } from './remote-name.mjs';

const LIVE = ['html', 'enhance', 'hydrate'];
const STARTS = ['idle', 'visible', 'interaction', 'event'];
const IMPORTANCE = ['primary', 'essential', 'regular'];
const PURPOSES = ['necessary', 'functional', 'analytics', 'marketing'];
const FEATURE_ID = /^([a-z][a-z0-9-]*)\/[a-z][a-z0-9-]*$/;

/**
 * Mistakes in a remote's manifests, one sentence each. Types catch most of them too, but only where they are used.
 * @param {any} remote
 * @param {any} tables the contract's tables
 * @param {string} name of the package
 * @returns {string[]}
 */
export function manifestFaults(remote, tables, name) {
  const faults = nameFaults(remote, tables, name);
  if (remote?.contract !== tables.CONTRACT)
    faults.push(`The remote’s contract is ${remote?.contract}, but it is built against contract ${tables.CONTRACT}.`);
  const features = remote?.features ?? [];
  const ids = features.map(({ id }) => id);
  faults.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Two features have the id ${id}.`));
  return [...faults, ...features.flatMap((feature) => featureFaults(feature, { remote, tables, name }))];
}

/** The product's remotes have an area of the list each; other teams' areas equal their name. */
function nameFaults(remote, { AREAS }, name) {
  const area = remote?.area;
  if (isOfProduct(name))
    return AREAS.includes(area) ? [] : [`The remote’s area "${area}" is none of ${AREAS.join(', ')}.`];
  const fault = outsideNameFault(name, AREAS);
  if (fault) return [fault];
  return area === areaOf(name)
    ? []
    : [`The remote’s area "${area}" is not "${areaOf(name)}", as the package is called.`];
}

function featureFaults(feature, { remote, tables, name }) {
  const { id } = feature;
  const unknown = (what, values, known) =>
    values.filter((value) => !known.includes(value)).map((value) => `${id}: there is no ${what} "${value}".`);
  const events = Object.keys(tables.EVENTS);
  return [
    ...(FEATURE_ID.exec(id)?.[1] === remote.area
      ? []
      : [`${id}: a feature of this remote is called ${remote.area}/<feature>.`]),
    ...unknown('kind of life', [feature.live], LIVE),
    ...unknown('start', feature.starts, STARTS),
    ...unknown('importance', [feature.importance], IMPORTANCE),
    ...unknown('purpose', [feature.purpose], PURPOSES),
    ...unknown('event', [...feature.listens, ...feature.emits], events),
    ...unknown('slot', feature.mounts.slots ?? [], tables.SLOTS),
    ...(isOfProduct(name)
      ? unknown('block type', feature.mounts.blockTypes ?? [], blockTypesOf(remote, tables))
      : foreignTypes(feature, tables.OUTSIDE_BLOCK_TYPES)),
    ...unknown('block variant', feature.liveVariants ?? [], Object.values(tables.BLOCK_VARIANT)),
    ...lifeFaults(feature),
  ];
}

function foreignTypes({ id, mounts }, { first, last }) {
  return (mounts.blockTypes ?? [])
    .filter((type) => !(Number.isInteger(type) && type >= first && type <= last))
    .map((type) => `${id}: block type ${type} is not for other teams: take a number from ${first} to ${last}.`);
}

/** Blocks of the admin area belong to its remote; other remotes may show all other blocks. */
function blockTypesOf({ area }, tables) {
  const { BLOCK_TYPE, ADMIN_BLOCK_TYPE, LOCK_BLOCK_TYPE, MEMBER_BLOCK_TYPE, SLICE_BLOCK_TYPE } = tables;
  const known =
    area === 'admin' ? [ADMIN_BLOCK_TYPE, MEMBER_BLOCK_TYPE] : [BLOCK_TYPE, LOCK_BLOCK_TYPE, SLICE_BLOCK_TYPE];
  return known.flatMap((table) => Object.values(table));
}

function lifeFaults({ id, live, starts, listens, awaits = [], load, messages, unseen }) {
  const faults = awaits
    .filter((event) => !listens.includes(event))
    .map((event) => `${id}: it awaits ${event} and does not listen to it.`);
  if (live === 'html' && starts.length > 0) faults.push(`${id}: an html feature cannot declare starts.`);
  if (live !== 'html' && starts.length === 0) faults.push(`${id}: a feature that goes live must declare starts.`);
  if (live !== 'html' && typeof load !== 'function') faults.push(`${id}: a feature that goes live has a loader.`);
  if (starts.includes('event') && listens.length === 0)
    faults.push(`${id}: a feature that an event starts listens to one.`);
  if (unseen && live !== 'enhance') faults.push(`${id}: only a feature whose effects start on HTML can be unseen.`);
  if (messages && typeof messages.en !== 'function') faults.push(`${id}: it has no English messages.`);
  return faults;
}
