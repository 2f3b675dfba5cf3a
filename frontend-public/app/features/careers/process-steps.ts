/** Who answers and when; `days` from the company's own figures, null when there are too few. */
export function readingText(days: number | null): string {
  if (days === null) return 'Una persona del equipo de selección lee tu candidatura.';
  return days === 1
    ? 'Una persona del equipo de selección lee tu candidatura. Solemos responder en 1\u00a0día.'
    : `Una persona del equipo de selección lee tu candidatura. Solemos responder en ${days}\u00a0días.`;
}

/** The steps that follow the application. */
export const stepsAfter = (answerDays: number | null) => [
  { title: 'Te leemos', text: readingText(answerDays) },
  { title: 'Hablamos', text: 'Si encajas, te llamamos y acordamos una entrevista.' },
  { title: 'Decidimos', text: 'Te escribimos con la decisión, sea cual sea.' },
];
