import { requiredMessage } from '@hiring/contract';
import { SPONTANEOUS } from '../../../applications/application.rules.js';
import { plainHeading } from './headings.js';

/** Where an application goes; `vacante_id` null: a spontaneous one. */
export interface Place {
  vacante_id: string | null;
  departamento: string;
  posicion: string;
}

interface Option {
  value: string;
  label: string;
}
/** What may be chosen: the catalogue and the vacancies. */
export interface Places {
  departments: readonly (Option & { positions: readonly Option[] })[];
  vacancies: readonly { id: string; titulo: string; departamento: string; posicion: string }[];
}
/** For the rows whose columns say nothing. */
export type DefaultPlace = { [Field in keyof Place]: string | null };

type Said = Partial<Record<'vacante' | 'departamento' | 'posicion', string>>;
type Errors = { errores: Record<string, string>; aviso?: string };
/** `aviso`: the list names a vacancy that does not exist. */
type Found = Place & { aviso?: string };

const same = (a: string, b: string): boolean => plainHeading(a) === plainHeading(b);
const optionOf = <T extends Option>(options: readonly T[], word: string): T | undefined =>
  options.find(
    ({ value, label }) => same(value.replaceAll('_', ' '), word.replaceAll('_', ' ')) || same(label, word),
  );

/** Chooses a row's target: its own vacancy, the one for all, or a department, its own first. */
export class PlaceFinder {
  private readonly titles = new Map<string, Places['vacancies'][number][]>();

  constructor(
    private readonly places: Places,
    private readonly chosen: DefaultPlace,
  ) {
    for (const vacancy of places.vacancies) {
      const title = plainHeading(vacancy.titulo);
      this.titles.set(title, [...(this.titles.get(title) ?? []), vacancy]);
    }
  }

  find(said: Said): Found | Errors {
    if (!said.vacante) return this.withoutVacancy(said);
    if (same(said.vacante, SPONTANEOUS)) return this.ofDepartment(said);
    const found = this.vacanciesOf(said.vacante);
    if (found.length === 1 && found[0]) return placeOf(found[0]);
    const word = said.vacante.slice(0, 60);
    const aviso = found.length
      ? `Hay varias vacantes con el título «${word}»: se usa lo elegido para todas las filas`
      : `No hay ninguna vacante «${word}»: se usa lo elegido para todas las filas`;
    return { ...this.withoutVacancy(said), aviso };
  }

  private withoutVacancy(said: Said): Place | Errors {
    if (this.chosen.vacante_id) {
      const vacancy = this.places.vacancies.find(({ id }) => id === this.chosen.vacante_id);
      return vacancy ? placeOf(vacancy) : { errores: { vacante: 'La vacante ya no existe' } };
    }
    return this.ofDepartment(said);
  }

  private ofDepartment(said: Said): Place | Errors {
    const word = said.departamento ?? this.chosen.departamento;
    const department = word ? optionOf(this.places.departments, word) : undefined;
    const posicion = said.posicion ?? this.chosen.posicion;
    const errores: Record<string, string> = {};
    if (!word) errores.departamento = requiredMessage('departamento');
    else if (!department) errores.departamento = `El departamento «${word.slice(0, 60)}» no existe`;
    if (!posicion) errores.posicion = requiredMessage('posicion');
    if (!department || !posicion) return { errores };
    // A position outside the catalogue stays as the list writes it.
    const known = optionOf(department.positions, posicion);
    return {
      vacante_id: null,
      departamento: department.value,
      posicion: known?.value ?? posicion,
    };
  }

  private vacanciesOf(word: string): Places['vacancies'] {
    const byId = this.places.vacancies.find(({ id }) => id === word);
    return byId ? [byId] : (this.titles.get(plainHeading(word)) ?? []);
  }
}

const placeOf = ({ id, departamento, posicion }: Places['vacancies'][number]): Place => ({
  vacante_id: id,
  departamento,
  posicion,
});
