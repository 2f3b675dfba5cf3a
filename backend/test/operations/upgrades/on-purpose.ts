/** What migrations take away or write anew on purpose, by a part of their names. Everything else stays as it was. */
const ON_PURPOSE: Record<string, readonly RegExp[]> = {
  // The table is there again, empty: only version 1.0.0 writes it, for a day.
  OneIdempotencyTable: [/^idempotency_keys lost \d+ rows$/],
  // An address that was left empty is none.
  ShortApplication: [/^candidates\.direccion changed in \d+ rows$/],
  // Pages that are kept were made without translations.
  VacancyWordsSearch: [/^version_publica\.version changed in 1 rows$/],
  // A box that was not ticked was never a no.
  AnsweredAvailability: [
    /^disponibilidades\.(fines_de_semana|noches_fuera|vehiculo_propio) changed in \d+ rows$/,
  ],
};

/** @returns the differences that no migration of these explains */
export function unexplained(differences: readonly string[], migrations: readonly string[]): string[] {
  const meant = Object.entries(ON_PURPOSE).flatMap(([part, changes]) =>
    migrations.some((name) => name.includes(part)) ? changes : [],
  );
  return differences.filter((difference) => !meant.some((change) => change.test(difference)));
}
