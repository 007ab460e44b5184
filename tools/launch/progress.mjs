// @ts-check
const REFRESH_MS = 1000;
const REMIND_MS = 15_000;

/**
 * @typedef {object} Progress
 * @property {(line: string) => void} print
 * @property {<T>(label: string, work: () => Promise<T>) => Promise<T>} during shows that `work` is running, and then how long it took
 */

/**
 * Shows progress: on a terminal in one line that counts the seconds, elsewhere in plain lines.
 * @param {NodeJS.WriteStream} [stream]
 * @returns {Progress}
 */
export function createProgress(stream = process.stdout) {
  const isLive = Boolean(stream.isTTY) && !process.env.CI;
  return isLive ? liveProgress(stream) : plainProgress(stream);
}

/** @param {NodeJS.WriteStream} stream @returns {Progress} */
function plainProgress(stream) {
  const print = (/** @type {string} */ line) => void stream.write(`${line}\n`);
  return {
    print,
    async during(label, work) {
      const start = Date.now();
      print(`${label} …`);
      const reminder = setInterval(() => print(`${label} … ${seconds(start)}`), REMIND_MS);
      try {
        const result = await work();
        print(`${label}: done in ${seconds(start)}`);
        return result;
      } catch (error) {
        print(`${label}: failed after ${seconds(start)}`);
        throw error;
      } finally {
        clearInterval(reminder);
      }
    },
  };
}

/** @param {NodeJS.WriteStream} stream @returns {Progress} */
function liveProgress(stream) {
  /** @type {Map<string, number>} start times of running work, by label */
  const active = new Map();
  const clear = () => stream.write('\r\x1b[K');
  const draw = () => {
    const text = [...active].map(([label, start]) => `${label} … ${seconds(start, 0)}`).join('   ');
    clear();
    stream.write(text.slice(0, (stream.columns || 80) - 1));
  };
  const print = (/** @type {string} */ line) => {
    clear();
    stream.write(`${line}\n`);
    if (active.size > 0) draw();
  };
  return {
    print,
    async during(label, work) {
      const start = Date.now();
      active.set(label, start);
      draw();
      const timer = setInterval(draw, REFRESH_MS);
      const end = (/** @type {string} */ how) => {
        clearInterval(timer);
        active.delete(label);
        print(`${label}: ${how} ${seconds(start)}`);
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
