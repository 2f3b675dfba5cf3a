/** The programs that judge sealed PDF files in the tests: the system's; installed here only as root on Debian. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { mayInstall, onDebian, withPackages } from './apt-get.mjs';

/** Each with its package of Debian. */
const PROGRAMS = { pdfsig: 'poppler-utils', qpdf: 'qpdf', openssl: 'openssl' };

/** @returns {string[]} the packages of those that are not there */
export function missingPackages(searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter);
  return Object.entries(PROGRAMS)
    .filter(([name]) => !folders.some((folder) => fs.existsSync(path.join(folder, name))))
    .map(([, packageName]) => packageName);
}

/** @param {{ logDir: string, signal?: AbortSignal }} options */
export async function providePrograms({ logDir, signal }) {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (!mayInstall()) {
    const how = onDebian()
      ? `sudo apt-get install ${missing.join(' ')}`
      : 'brew install poppler qpdf openssl@3';
    throw new Failure(`The tests of sealed offers need pdfsig, qpdf and OpenSSL: run \`${how}\`.`);
  }
  const log = path.join(logDir, 'programs.log');
  await withPackages({ log, signal }, async (install) => {
    for (const name of missing) await install(name);
  });
  const still = missingPackages();
  if (still.length > 0)
    throw new Failure(`${still.join(', ')} could not be installed with apt-get.`, { log });
}
