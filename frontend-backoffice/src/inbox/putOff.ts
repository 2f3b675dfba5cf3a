import { instantFormat, TIME_ZONE } from '@hiring/contract';
import { dayFrom, todayInMadrid } from '../ui/format/days';

const hourOf = instantFormat({ hour: '2-digit', minute: '2-digit', hour12: false }, TIME_ZONE);
const NINE = 9;

/** The instant at nine o'clock in Madrid on a day. */
function atNine(day: string): Date {
  // Madrid is one or two hours ahead of UTC.
  const guess = new Date(`${day}T0${NINE - 1}:00:00Z`);
  const hour = Number(hourOf(guess).slice(0, 2));
  return new Date(guess.getTime() + (NINE - hour) * 3_600_000);
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** When a conversation may come back, by the key of its words: in three hours, tomorrow at nine, on Monday at nine. */
export function putOffChoices(now: Date): { key: string; until: Date }[] {
  const today = todayInMadrid();
  const tomorrow = dayFrom(today, 1);
  const untilMonday = (8 - weekdayOf(today)) % 7 || 7;
  const choices = [
    { key: 'hours', until: new Date(now.getTime() + 3 * 3_600_000) },
    { key: 'tomorrow', until: atNine(tomorrow) },
    { key: 'monday', until: atNine(dayFrom(today, untilMonday)) },
  ];
  // On a Sunday, Monday is tomorrow.
  return untilMonday === 1 ? choices.slice(0, 2) : choices;
}
