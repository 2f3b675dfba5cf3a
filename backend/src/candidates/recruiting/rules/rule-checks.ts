import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import { SavedCandidateViews } from '../../applications/list/saved-candidate-views.js';
import { type ActionNames, actionInWords, whenInWords } from './rule.rules.js';
import type { Rule } from './rule.entity.js';
import { accountName } from '../../../platform/values/account-name.js';

type Parts = Pick<Rule, 'cuando' | 'si' | 'entonces'>;

/** A rule in words, and why it cannot work: what it names and is not there any more, or a move to the same phase. */
export interface CheckedRule {
  cuando_texto: string;
  entonces_textos: string[];
  avisos: string[];
}

/** Compares rules with what they name: tags, phases, fields, people of the team, filters of the list. */
@Injectable()
export class RuleChecks {
  constructor(private readonly views: SavedCandidateViews) {}

  async of(manager: EntityManager, rules: readonly Parts[]): Promise<CheckedRule[]> {
    const names = await this.names(manager, rules);
    const gone = await this.views.goneOf(
      manager,
      rules.map(({ si }) => ({ filter: si })),
    );
    return rules.map((rule, place) => ({
      cuando_texto: whenInWords(
        rule.cuando,
        names.labels.get(fieldOf(rule.cuando.entidad, rule.cuando.campo)) ?? rule.cuando.campo ?? '',
      ),
      entonces_textos: rule.entonces.map((action) => actionInWords(action, names)),
      avisos: [...brokenParts(rule, names), ...(gone[place] ?? []).map((name) => brokenFilter(name, names))],
    }));
  }

  private async names(manager: EntityManager, rules: readonly Parts[]): Promise<Names> {
    const actions = rules.flatMap(({ entonces }) => entonces);
    const tagIds = actions.flatMap((action) => (action.tipo === 'etiqueta' ? action.etiqueta_id : []));
    const staffIds = actions.flatMap((action) => ('asignada_a' in action ? (action.asignada_a ?? []) : []));
    const tags = await db(manager)
      .selectFrom('etiquetas')
      .where((eb) => isAnyOf(eb.ref('id'), tagIds))
      .select(['id', 'nombre'])
      .execute();
    const staff = await db(manager)
      .selectFrom('users')
      .where((eb) => isAnyOf(eb.ref('id'), staffIds))
      .where('activo', '=', true)
      .where('role', '<>', 'candidate')
      .select(['id', 'nombre', 'apellidos', 'email'])
      .execute();
    const fields = await db(manager)
      .selectFrom('campos_propios')
      .select(['entidad', 'clave', 'etiqueta', 'archivado_at'])
      .execute();
    const phases = await db(manager)
      .selectFrom('fases')
      .where('vacante_id', 'is not', null)
      .where('archivada_at', 'is', null)
      .groupBy('nombre')
      .select('nombre')
      .execute();
    return {
      tags: new Map(tags.map(({ id, nombre }) => [id, nombre])),
      staff: new Map(staff.map((one) => [one.id, accountName(one)])),
      labels: new Map(fields.map(({ entidad, clave, etiqueta }) => [fieldOf(entidad, clave), etiqueta.es])),
      fields: new Set(
        fields.flatMap(({ entidad, clave, archivado_at }) => (archivado_at ? [] : fieldOf(entidad, clave))),
      ),
      phases: new Set(phases.map(({ nombre }) => nombre.toLocaleLowerCase('es'))),
    };
  }
}

interface Names extends ActionNames {
  /** Of fields, archived ones too. */
  labels: ReadonlyMap<string, string>;
  /** Those in use. */
  fields: ReadonlySet<string>;
  /** In lower case. */
  phases: ReadonlySet<string>;
}

const fieldOf = (noun: string | undefined, key: string | undefined): string => `${noun}.${key}`;

/** As the screen calls the filters whose rows may go. */
const FILTERS: Readonly<Record<string, string>> = {
  etiqueta: 'Etiqueta',
  vacante_id: 'Vacante',
  departamento: 'Departamento',
};

const brokenFilter = (name: string, { labels }: Names): string => {
  const shown = FILTERS[name] ?? labels.get(name.replace(/^campos\./, 'persona.')) ?? name;
  return `La lista ya no tiene lo que pide la condición «${shown}»: quítala o elige otra.`;
};

function brokenParts({ cuando, entonces }: Parts, { tags, staff, labels, fields, phases }: Names): string[] {
  const missingPhase = (fase: string | undefined): string[] =>
    fase && !phases.has(fase.toLocaleLowerCase('es')) ? [`Ninguna vacante tiene ya la fase «${fase}».`] : [];
  const samePhase = (fase: string | undefined): string[] =>
    fase && fase.toLocaleLowerCase('es') === cuando.fase?.toLocaleLowerCase('es')
      ? [`Avanzaría a «${fase}» a quien ya está en esa fase: elige la siguiente.`]
      : [];
  const missingPerson = (id: string | undefined): string[] =>
    id && !staff.has(id) ? ['La persona a la que asigna ya no está en el equipo.'] : [];
  return [
    ...missingPhase(cuando.fase),
    ...(cuando.tipo === 'campo_cambiado' && !fields.has(fieldOf(cuando.entidad, cuando.campo))
      ? [
          `El campo «${labels.get(fieldOf(cuando.entidad, cuando.campo)) ?? cuando.campo}» ya no existe o está archivado.`,
        ]
      : []),
    ...entonces.flatMap((action) => [
      ...(action.tipo === 'etiqueta' && !tags.has(action.etiqueta_id) ? ['La etiqueta ya no existe.'] : []),
      ...(action.tipo === 'mover' ? [...missingPhase(action.fase), ...samePhase(action.fase)] : []),
      ...('asignada_a' in action ? missingPerson(action.asignada_a) : []),
    ]),
  ];
}
