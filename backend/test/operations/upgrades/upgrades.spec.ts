import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupPlaces } from '../data/backup-world.js';
import { writeInstallation } from './installation.js';
import { expectUpgrade, FIXTURES, INSTALLATIONS } from './upgraded.js';

const places = new BackupPlaces();
afterAll(() => places.close());

it.each(INSTALLATIONS.slice(-1))('the installation %s migrates to the newest schema with every row', (name) =>
  expectUpgrade(places, name),
);

const target = process.env.WRITE_INSTALLATION;
if (target)
  it('the current installation is saved as the fixture that WRITE_INSTALLATION names', async () => {
    copyFileSync(await writeInstallation(places.dir()), join(FIXTURES, `${target}.age`));
  });
