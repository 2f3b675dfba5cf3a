/** The browser for the browser tests: the system's; installed here only as root on Debian. */
import path from 'node:path';
import { findChromium } from '../../../e2e/support/chromium.mjs';
import { Failure } from '../failure.mjs';
import { mayInstall, onDebian, withPackages } from './apt-get.mjs';

/** The first is the headless one: half the CPU time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** @param {{ logDir: string, signal?: AbortSignal }} options */
export async function provideChromium({ logDir, signal }) {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH !== undefined || found?.endsWith('headless-shell')) return;
  if (!mayInstall()) {
    if (found !== undefined) return;
    throw new Failure(
      onDebian()
        ? `The browser tests need Chromium: run \`sudo apt-get install ${PACKAGES[0]}\`.`
        : 'The browser tests need Google Chrome: install it, or give a Chromium in CHROMIUM_PATH.',
    );
  }
  const log = path.join(logDir, 'chromium.log');
  await withPackages({ log, signal }, async (install) => {
    for (const name of PACKAGES) {
      if ((await install(name)) === 0 && findChromium() !== undefined) return;
      // A browser that was there before will do.
      if (found !== undefined) return;
    }
    throw new Failure('Chromium could not be installed with apt-get.', { log });
  });
}
