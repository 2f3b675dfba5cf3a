/** Reports the machine's load during the checks: on a shared machine a slow run does not mean a slow product. */
import fs from 'node:fs';
import os from 'node:os';

const STAT = '/proc/stat';

/** @typedef {{ total: number, busy: number, stolen: number, disk: number }} Ticks */

/**
 * @returns {() => string | undefined} says, in one line, how much of the processor's time since now was used, how much
 *   the host gave to others (steal) and how much passed waiting for disks; undefined where the system does not tell
 */
export function watchMachine() {
  const before = ticks();
  return () => {
    const now = ticks();
    if (!before || !now || now.total <= before.total) return undefined;
    const share = (/** @type {'busy' | 'stolen' | 'disk'} */ key) =>
      `${Math.round((100 * (now[key] - before[key])) / (now.total - before.total))} %`;
    const load = os
      .loadavg()
      .map((value) => value.toFixed(1))
      .join(' ');
    return `Machine: ${os.availableParallelism()} cores, ${share('busy')} used, ${share('stolen')} taken by others, ${share('disk')} waiting for disks; load ${load}.`;
  };
}

/** @param {string} [text] of /proc/stat @returns {Ticks | undefined} */
export function ticks(text = fs.existsSync(STAT) ? fs.readFileSync(STAT, 'utf8') : '') {
  const values = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number);
  if (!values) return undefined;
  const [user = 0, nice = 0, system = 0, idle = 0, disk = 0, irq = 0, softIrq = 0, stolen = 0] = values;
  const busy = user + nice + system + irq + softIrq;
  return { total: busy + idle + disk + stolen, busy, stolen, disk };
}
