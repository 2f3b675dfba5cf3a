/** Answers to the questions of vacancies, in words. */
import { listText, numberFormat } from './formats.js';
import type { AnswerValue } from './vocabulary.js';
import { labels, say } from './words.js';

const answerNumber = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 2 });

/** Units that questions of most vacancies have; human resources may write others. */
const UNITS: Readonly<Record<string, string>> = /* @__PURE__ */ labels({
  años: 'años',
  meses: 'meses',
  días: 'días',
  horas: 'horas',
  km: 'km',
});

/** The unit of a number, in the reader's language where it is one of those above. */
export const unitText = (unit: string): string => UNITS[unit.trim().toLowerCase()] ?? unit;

/**
 * How people write those units after a number, one of it or several, in the languages of the site: whoever reads _En
 * ani_ answers `5 ani`. Romanian puts `de` before it from 20 on.
 */
const WRITTEN_UNITS: Readonly<Record<string, readonly string[]>> = {
  años: [
    'años',
    'año',
    'anys',
    'any',
    'years',
    'year',
    'de ani',
    'ani',
    'an',
    'سنوات',
    'سنة',
    'أعوام',
    'عام',
  ],
  meses: ['meses', 'mes', 'mesos', 'months', 'month', 'de luni', 'luni', 'lună', 'أشهر', 'شهور', 'شهر'],
  días: ['días', 'día', 'dies', 'days', 'day', 'de zile', 'zile', 'zi', 'أيام', 'يوم'],
  horas: ['horas', 'hora', 'hores', 'hours', 'hour', 'de ore', 'ore', 'oră', 'ساعات', 'ساعة'],
  km: ['de km', 'km', 'كم'],
};

/** What may follow a number that is asked in this unit; of a unit that human resources wrote, also one of it. */
export function writtenUnits(unit: string): readonly string[] {
  const name = unit.trim().toLowerCase();
  return WRITTEN_UNITS[name] ?? [name, ...[/s$/, /es$/].map((plural) => name.replace(plural, ''))];
}

/** An answer in words. */
export function answerText(answer: AnswerValue, unit?: string | null): string {
  if (answer === null || answer === '') return say('Sin respuesta');
  if (typeof answer === 'boolean') return say(answer ? 'Sí' : 'No');
  if (typeof answer === 'number') {
    const number = answerNumber(answer);
    return unit ? `${number} ${unitText(unit)}` : number;
  }
  return Array.isArray(answer) ? listText(answer) || say('Sin respuesta') : answer;
}
