import { BackupPlaces } from '../data/backup-world.js';
import { expectUpgrade, INSTALLATIONS } from './upgraded.js';

const places = new BackupPlaces();
afterAll(() => places.close());

it.each(INSTALLATIONS.slice(0, -1))(
  'the older installation %s migrates to the newest schema with every row',
  (name) => expectUpgrade(places, name),
);
