import { CV_FIELDS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { db } from '../../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../../platform/database/sql/scalars.js';
import { Candidate } from '../../../people/candidate.entity.js';
import { Clock } from '../../../../platform/values/clock.js';
import type { CvDraftDuplicate } from './cv-draft.dto.js';
import type { CvDraft } from './cv-draft.entity.js';
import { IMPORT_DEFAULTS } from '../import-views.js';
import { PlanImport } from '../rows/plan-import.js';
import { type ReadRow, readRow } from '../rows/row.rules.js';
import { findAlike } from '../rows/find-alike.js';

export interface CheckedDraft {
  draft: CvDraft;
  read: ReadRow;
  duplicado: CvDraftDuplicate | null;
}

/** Validates drafts like imported rows, and finds duplicates: by e-mail, by the file itself, by phone and name. */
@Injectable()
export class CvDraftCheck {
  constructor(
    private readonly planner: PlanImport,
    private readonly clock: Clock,
  ) {}

  /** In their order, with a few queries for all of them. */
  async all(manager: EntityManager, drafts: readonly CvDraft[]): Promise<CheckedDraft[]> {
    const now = this.clock.now();
    const finders = await this.planner.placesOf(
      manager,
      drafts.map(({ vacante_id, departamento, posicion }) => ({
        ...IMPORT_DEFAULTS,
        vacante_id,
        departamento: departamento || null,
        posicion: posicion || null,
      })),
    );
    const read = drafts.map((draft, place) => {
      const places = finders[place];
      if (!places) throw new Error('every draft has its places');
      return readRow(
        CV_FIELDS.map((field) => draft[field]),
        { mapping: [...CV_FIELDS], places, now },
      );
    });
    const alike = await findAlike(
      manager,
      drafts.map((draft, numero) => ({ ...draft, numero, email: draft.email.toLowerCase() })),
    );
    const files = await this.byContent(manager, drafts);
    const found = drafts.map(({ email, sha256 }, place) => {
      const one = alike[place];
      if (email && one?.por_email) return { motivo: 'email' as const, id: one.por_email };
      const owner = files.get(sha256);
      if (owner) return { motivo: 'archivo' as const, id: owner };
      return one?.por_telefono ? { motivo: 'telefono' as const, id: one.por_telefono } : null;
    });
    const names = await this.namesOf(
      manager,
      found.flatMap((one) => one?.id ?? []),
    );
    return drafts.map((draft, place) => {
      const one = found[place];
      return {
        draft,
        read: read[place] as ReadRow,
        duplicado: one ? { motivo: one.motivo, candidato_id: one.id, nombre: names.get(one.id) ?? '' } : null,
      };
    });
  }

  /** People with the same file, by its content. */
  private async byContent(manager: EntityManager, drafts: readonly CvDraft[]): Promise<Map<string, string>> {
    const rows = await db(manager)
      .selectFrom('archivos as f')
      .innerJoin('cv_historial as h', 'h.archivo_id', 'f.id')
      .innerJoin('candidates as c', (join) =>
        join.onRef('c.id', '=', 'h.candidato_id').on('c.deleted_at', 'is', null),
      )
      .where((eb) =>
        isAnyOf(
          eb.ref('f.sha256'),
          drafts.map(({ sha256 }) => sha256),
        ),
      )
      .distinctOn('f.sha256')
      .orderBy('f.sha256')
      .orderBy('h.desde', 'desc')
      .select(['f.sha256', 'c.id'])
      .execute();
    return new Map(rows.map(({ sha256, id }) => [sha256, id]));
  }

  private async namesOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await manager.find(Candidate, {
      where: { id: In(ids) },
      select: { id: true, nombre: true, apellidos: true },
    });
    return new Map(rows.map(({ id, nombre, apellidos }) => [id, `${nombre} ${apellidos}`]));
  }
}
