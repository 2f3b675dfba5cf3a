import { ACCESS } from './given/access.js';
import { ACCOUNTS } from './given/accounts.js';
import { CHANNELS } from './given/channels.js';
import { HOUSE } from './given/house.js';
import { LINKS } from './given/links.js';
import { OFFERS } from './given/offers.js';
import { PEOPLE } from './given/people.js';
import { PROCESS } from './given/process.js';
import { RECRUITING } from './given/recruiting.js';
import { TEAM } from './given/team.js';
import type { Given } from './real.js';

/** By operation, the data its example needs, with their ids, versions and tokens. */
export const GIVEN: Given = {
  ...ACCESS,
  ...ACCOUNTS,
  ...CHANNELS,
  ...HOUSE,
  ...LINKS,
  ...OFFERS,
  ...PEOPLE,
  ...PROCESS,
  ...RECRUITING,
  ...TEAM,
};
