import { ACCOUNTS } from './given/accounts.js';
import { HOUSE } from './given/house.js';
import { LINKS } from './given/links.js';
import { PEOPLE } from './given/people.js';
import { PROCESS } from './given/process.js';
import type { Given } from './real.js';

/** By operation, the data its example needs, with their ids, versions and tokens. */
export const GIVEN: Given = { ...ACCOUNTS, ...HOUSE, ...LINKS, ...PEOPLE, ...PROCESS };
