import { t } from '@lingui/core/macro';

/** Who answers and when; `days` from the company's own figures, null when there are too few. */
export function readingText(days: number | null): string {
  if (days === null) return t`Una persona del equipo de selección lee tu candidatura.`;
  return days === 1
    ? t`Una persona del equipo de selección lee tu candidatura. Solemos responder en 1 día.`
    : t`Una persona del equipo de selección lee tu candidatura. Solemos responder en ${days}\u00a0días.`;
}

/** The steps that follow the application. */
export const stepsAfter = (answerDays: number | null) => [
  { title: t`Te leemos`, text: readingText(answerDays) },
  { title: t`Hablamos`, text: t`Si encajas, te llamamos y acordamos una entrevista.` },
  { title: t`Decidimos`, text: t`Te escribimos con la decisión, sea cual sea.` },
];
