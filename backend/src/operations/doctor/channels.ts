import { readChannelStates } from '../system/channel-states.js';
import { bad, type Examination, type Finding, ok, warning } from './finding.js';

const LATE_S = 10 * 60;

/** Of WhatsApp and SMS, those that are on. */
export const examineChannels: Examination = async ({ client, running }) => {
  const name = 'channels';
  const states = await readChannelStates(client);
  return states.flatMap(({ channel, fault, spent, waiting, failed, oldestSeconds }) => {
    const found: Finding[] = [];
    if (fault)
      found.push(
        bad(name, `nothing can be sent by ${channel}.`, 'Panel de administración › Canales says why.'),
      );
    if (spent)
      found.push(
        warning(
          name,
          `the month has no message left by ${channel}.`,
          'Panel de administración › Canales has the limit.',
        ),
      );
    if (running && oldestSeconds > LATE_S)
      found.push(
        warning(
          name,
          `${waiting} messages wait to be sent by ${channel}, the oldest for ${oldestSeconds} s.`,
          'Look into the log of the server.',
        ),
      );
    if (failed > 0)
      found.push(
        warning(
          name,
          `${failed} messages by ${channel} failed within a day.`,
          'Their conversations say why.',
        ),
      );
    return found.length > 0 ? found : [ok(name, `${channel} is on, and nothing waits`)];
  });
};
