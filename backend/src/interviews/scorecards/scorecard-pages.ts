import type { AnswerOutcome, ScorecardForm, ScorecardPage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pageOutcome } from '../../platform/errors/page-outcome.js';
import { checkedForm } from '../../platform/http/validation/checked-form.js';
import { guidesOfInterviews } from '../guides/guides-of-interviews.js';
import { CriteriaService } from './criteria/criteria.service.js';
import { GiveScorecard } from './give-scorecard.js';
import { GiveScorecard as GiveScorecardRequest, toScoredCriterion } from './scorecard.dto.js';
import { ScorecardLinks } from './scorecard-links.js';
import { ScorecardRequest } from './scorecard-request.entity.js';
import { askedCriteria, requestState } from './scorecard.rules.js';

/** Data for the page of a scorecard link, with little about the candidate. */
@Injectable()
export class ScorecardPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ScorecardLinks,
    private readonly giving: GiveScorecard,
    private readonly criteria: CriteriaService,
    private readonly process: ApplicationProcess,
    private readonly clock: Clock,
  ) {}

  /** Null: an invalid link, or the interview was deleted or not held. */
  async find(token: string): Promise<ScorecardPage | null> {
    const id = this.links.read(token);
    const { manager } = this.dataSource;
    const request =
      id &&
      (await manager.findOne(ScorecardRequest, {
        where: { id },
        relations: { entrevista: { candidato: true, aplicacion: { vacante: true } } },
      }));
    if (!request) return null;
    const { entrevista: interview } = request;
    const { aplicacion, candidato, estado: held, deleted_at } = interview;
    if (deleted_at || held === 'cancelada' || held === 'no_presentada') return null;
    const estado = requestState(request, this.clock.now());
    const open = estado === 'pendiente';
    const criteria = await this.criteria.ofApplications(manager, open ? [aplicacion] : []);
    const guides = await guidesOfInterviews(manager, open ? [interview.id] : []);
    return {
      estado,
      nombre: request.nombre,
      // After submission the link shows no personal data.
      candidato: open ? `${candidato.nombre} ${candidato.apellidos}`.trim() : '',
      puesto: open ? await this.process.jobTitle(manager, aplicacion) : '',
      inicio: interview.inicio.toISOString(),
      criterios: askedCriteria(criteria.get(aplicacion.id) ?? [], guides.get(interview.id)).map(
        toScoredCriterion,
      ),
    };
  }

  give(token: string, { puntos, recomendacion, comentario }: ScorecardForm): Promise<AnswerOutcome> {
    return pageOutcome(async () => {
      const id = this.links.read(token);
      if (!id) throw new DomainError('scorecard_link_gone');
      const request = await checkedForm(GiveScorecardRequest, {
        puntuaciones: Object.entries(puntos).flatMap(([criterio_id, value]) =>
          value === '' ? [] : [{ criterio_id, puntos: Number(value) }],
        ),
        recomendacion,
        comentario,
      });
      await this.giving.asked(id, request);
    });
  }
}
