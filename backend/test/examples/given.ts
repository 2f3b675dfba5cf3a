import { ACCOUNTS } from './given/accounts.js';
import { HOUSE } from './given/house.js';
import { LINKS } from './given/links.js';
import { PEOPLE } from './given/people.js';
import { PROCESS } from './given/process.js';
import type { Given } from './real.js';

/** By operation, what has to be there before its example can succeed, and the ids, versions and tokens of it. */
export const GIVEN: Given = { ...ACCOUNTS, ...HOUSE, ...LINKS, ...PEOPLE, ...PROCESS };
