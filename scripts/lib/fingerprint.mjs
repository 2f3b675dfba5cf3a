/** Fingerprints of files by name and content (not by date), and stamps that store them. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string[]} files absolute files or folders; what does not exist counts as absent
 * @param {{ root: string, ignore?: (file: string) => boolean }} options `ignore` is asked with each path relative to root
 * @returns {string} the same value for the same names and contents, wherever the repository lies
 */
export function fingerprint(files, { root, ignore = () => false }) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) addToHash(hash, file, root, ignore);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash @param {string} file @param {string} root
 * @param {(file: string) => boolean} ignore
 */
function addToHash(hash, file, root, ignore) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  const name = path.relative(root, file);
  if (stat === undefined) {
    hash.update(`absent ${name}\0`);
  } else if (stat.isDirectory()) {
    for (const entry of fs.readdirSync(file).sort()) {
      const child = path.join(file, entry);
      if (!ignore(path.relative(root, child))) addToHash(hash, child, root, ignore);
    }
  } else {
    const content = fs.readFileSync(file);
    hash.update(`file ${name} ${content.length}\0`);
    hash.update(content);
  }
}

/**
 * @param {string} file @returns {unknown} what was stamped, undefined when there is none or it is damaged
 */
export function readStamp(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // A missing or damaged stamp means: do the work again.
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {unknown} value
 * @param {{ mode?: number }} [options]
 */
export function writeStamp(file, value, { mode = 0o644 } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Written to a temporary file and renamed, so that a crash leaves the old or the new stamp.
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(value), { mode });
  fs.renameSync(temporary, file);
}
