/** The browser of the browser tests: the system's own, installed here only where that is root on Debian. */
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../../e2e/support/chromium.mjs';
import { Failure } from '../failure.mjs';
import { runCommand, toolEnvironment } from '../run-command.mjs';

/** @param {{ logDir: string, signal?: AbortSignal }} options */
export async function provideChromium({ logDir, signal }) {
  if (findChromium() !== undefined) return;
  const onDebian = fs.existsSync('/etc/debian_version');
  if (!onDebian) {
    throw new Failure(
      'The browser tests need Google Chrome: install it, or give a Chromium in CHROMIUM_PATH.',
    );
  }
  if (process.getuid?.() !== 0) {
    throw new Failure('The browser tests need Chromium: run `sudo apt-get install chromium-headless-shell`.');
  }
  const log = path.join(logDir, 'chromium.log');
  const env = { ...toolEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const { code } = await runCommand('apt-get', args, { log, signal, env });
    if (code !== 0) throw new Failure('Chromium could not be installed with apt-get.', { log });
  }
  if (findChromium() === undefined)
    throw new Failure('apt-get installed no Chromium that can be found.', { log });
}
