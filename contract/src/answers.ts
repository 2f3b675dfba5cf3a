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
