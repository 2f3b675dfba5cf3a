/** A mail server that fails in every way that mail servers fail. */
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('../scenario.mjs').Scenario} Scenario */
/** @typedef {import('../mail-server.mjs').MailMood} MailMood */

/** @type {MailMood[]} */
const MOODS = ['away', 'busy', 'later', 'drop', 'forget', 'slow', 'mute'];
const EACH_MS = 1800;

/** @type {Scenario[]} */
export const mailScenarios = [
  {
    name: 'mail',
    counts: [3],
    fault: async (world) => {
      for (const mood of MOODS) {
        world.mail.mood = mood;
        await sleep(EACH_MS);
      }
      world.mail.mood = 'well';
    },
  },
];
