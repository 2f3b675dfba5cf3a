import { dayFrom, todayInMadrid } from '../../format/days';

export const WHEN = ['proximas', 'anteriores', 'todas'] as const;
export type When = (typeof WHEN)[number];
export const WHEN_LABEL: Readonly<Record<When, string>> = {
  proximas: 'Próximas',
  anteriores: 'Anteriores',
  todas: 'Todas',
};

export const whenOf = (text: string | undefined): When => WHEN.find((when) => when === text) ?? 'proximas';

/** The soonest first of what comes, the latest first of what is past. */
export function listQueryOf({
  when,
  candidateId,
  ...filters
}: {
  when: When;
  candidateId: string | undefined;
  q: string | undefined;
  estado: string | undefined;
}) {
  const today = todayInMadrid();
  return {
    filter: {
      ...filters,
      ...(candidateId ? { candidato_id: candidateId } : {}),
      ...(when === 'proximas' ? { from: today } : {}),
      ...(when === 'anteriores' ? { to: dayFrom(today, -1) } : {}),
    },
    sort: { field: 'inicio', order: when === 'proximas' ? ('ASC' as const) : ('DESC' as const) },
  };
}
