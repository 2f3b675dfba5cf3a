/** A mail server with every kind of failure. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import type { MailMood } from '../world/mail-server.ts';

const MOODS: MailMood[] = ['away', 'busy', 'later', 'drop', 'forget', 'slow', 'mute'];
const EACH_MS = 1800;

export const mailScenarios: Scenario[] = [
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
