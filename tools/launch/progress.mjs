// @ts-check
const REFRESH_MS = 1000;
const REMIND_MS = 15_000;

/**
 * @typedef {object} Progress
 * @property {(line: string) => void} say prints a line
 * @property {<T>(label: string, work: () => Promise<T>) => Promise<T>} during shows that `work` goes on, and at its end how long it took
 */

/**
 * Shows what goes on: on a terminal by one line that counts the seconds, elsewhere by plain lines.
 * @param {NodeJS.WriteStream} [stream]
 * @returns {Progress}
 */
export function createProgress(stream = process.stdout) {
  const isLive = Boolean(stream.isTTY) && !process.env.CI;
  return isLive ? liveProgress(stream) : plainProgress(stream);
}

/** @param {NodeJS.WriteStream} stream @returns {Progress} */
function plainProgress(stream) {
  const say = (/** @type {string} */ line) => void stream.write(`${line}\n`);
  return {
    say,
    async during(label, work) {
      const start = Date.now();
      say(`${label} …`);
      const reminder = setInterval(() => say(`${label} … ${seconds(start)}`), REMIND_MS);
      try {
        const result = await work();
        say(`${label}: done in ${seconds(start)}`);
        return result;
      } catch (error) {
        say(`${label}: failed after ${seconds(start)}`);
        throw error;
      } finally {
        clearInterval(reminder);
      }
    },
  };
}

/** @param {NodeJS.WriteStream} stream @returns {Progress} */
function liveProgress(stream) {
  /** @type {Map<string, number>} what goes on, and since when */
  const active = new Map();
  const clear = () => stream.write('\r\x1b[K');
  const draw = () => {
    const text = [...active].map(([label, start]) => `${label} … ${seconds(start, 0)}`).join('   ');
    clear();
    stream.write(text.slice(0, (stream.columns || 80) - 1));
  };
  const say = (/** @type {string} */ line) => {
    clear();
    stream.write(`${line}\n`);
    if (active.size > 0) draw();
  };
  return {
    say,
    async during(label, work) {
      const start = Date.now();
      active.set(label, start);
      draw();
      const timer = setInterval(draw, REFRESH_MS);
      const end = (/** @type {string} */ how) => {
        clearInterval(timer);
        active.delete(label);
        say(`${label}: ${how} ${seconds(start)}`);
      };
      try {
        const result = await work();
        end('done in');
        return result;
      } catch (error) {
        end('failed after');
        throw error;
      }
    },
  };
}

/** @param {number} start @param {number} [digits] */
function seconds(start, digits = 1) {
  return `${((Date.now() - start) / 1000).toFixed(digits)} s`;
}
