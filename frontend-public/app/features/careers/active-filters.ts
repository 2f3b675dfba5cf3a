import { plural, t } from '@lingui/core/macro';
import { say } from '@hiring/contract/page';
import type { Schemas } from '@hiring/contract/api';
import type { VacancyCriteria, VacancySearch } from '@hiring/contract/web';
import { euros } from './vacancy-facts';
import { pagePath, type ListName } from './search-params';

export interface ActiveFilter {
  /** The label of the chip. */
  label: string;
  /** The list's URL without it. */
  without: string;
}

export const yearsAtLeast = (years: number) => plural(years, { one: '# año o más', other: '# años o más' });
export const salaryFrom = (amount: number) => t`Desde ${euros(amount)}`;

/** Each filter of a search with the link that removes it, in the order of the form. */
export function filtersIn(
  { page: _page, ...search }: VacancySearch,
  facets: Schemas['VacancyFacets'],
): ActiveFilter[] {
  const without = (change: Partial<Record<keyof VacancyCriteria, undefined>>) =>
    pagePath({ ...search, ...change });
  const each = (name: ListName, labelOf: (value: string) => string = say) =>
    (search[name] ?? []).map((value) => ({
      label: labelOf(value),
      without: pagePath({ ...search, [name]: search[name]?.filter((other) => other !== value) }),
    }));
  const departmentName = (code: string) =>
    facets.departamento.find(({ value }) => value === code)?.label ?? code;
  return [
    ...(search.q ? [{ label: `«${search.q}»`, without: without({ q: undefined }) }] : []),
    ...each('departamento', departmentName),
    ...each('ubicacion'),
    ...each('tipo_contrato'),
    ...each('jornada', (value) => t`Jornada ${say(value).toLocaleLowerCase()}`),
    ...(search.experiencia_min
      ? [
          {
            label: t`Piden ${yearsAtLeast(search.experiencia_min)}`,
            without: without({ experiencia_min: undefined }),
          },
        ]
      : []),
    ...(search.salario_min
      ? [{ label: salaryFrom(search.salario_min), without: without({ salario_min: undefined }) }]
      : []),
    ...(search.destacada ? [{ label: t`Destacadas`, without: without({ destacada: undefined }) }] : []),
    ...each('tags'),
  ];
}
