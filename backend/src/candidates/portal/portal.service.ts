import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AnswerTimesService } from '../../config/answer-times/answer-times.service.js';
import { AccountHooks } from '../../auth/account-hooks.js';
import { ConsentsService } from '../people/consents/consents.service.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inLanguageAsked } from '../../platform/language/language.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { QualificationsService } from '../people/qualifications/qualifications.service.js';
import type { ApplicationHistory } from '../applications/history/application-history.entity.js';
import type { Application } from '../applications/application.entity.js';
import { isOpen, pickCurrent } from '../applications/application.rules.js';
import { type ApplicationRecord, ApplicationsRepository } from '../applications/applications.repository.js';
import type { Candidate } from '../people/candidate.entity.js';
import { CandidatesRepository } from '../people/candidates.repository.js';
import { toProfile } from '../people/profile/profile-shapes.js';
import { cvUrl, toCvResponse } from '../cv/cv.dto.js';
import type { PortalApplication, PortalProfile, PortalResponse, PortalTimelineEntry } from './portal.dto.js';
import { type ApplicationStatus, applicationStatus, portalView, type Standing } from './portal.rules.js';
import { toScreeningAnswerResponse } from '../applications/screening/screening.dto.js';

type Namer = Awaited<ReturnType<DepartmentsService['namer']>>;

/** What people see of their own candidature: never HR's notes, never a rejection that has not been sent. */
@Injectable()
export class PortalService implements OnModuleInit {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly applications: ApplicationsRepository,
    private readonly departments: DepartmentsService,
    private readonly accounts: AccountHooks,
    private readonly qualifications: QualificationsService,
    private readonly consents: ConsentsService,
    private readonly answerTimes: AnswerTimesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.registerApplicationStatus((userId) => this.status(userId));
  }

  async get(userId: string): Promise<PortalResponse> {
    const candidate = await this.candidates.findByUser(userId);
    if (!candidate) return { candidate: null, current: null, applications: [] };
    const [records, ahead, name, cualificaciones, consentimientos, answerDays] = await Promise.all([
      this.applications.listOfCandidate(candidate.id),
      this.applications.idsWithInterviewAhead(candidate.id, this.clock.now()),
      this.departments.namer(),
      this.qualifications.get(candidate.id),
      this.consents.list(candidate.id),
      this.answerTimes.get(),
    ]);
    const current = currentAsSeen(records);
    const applications = records.map((record) =>
      toPortalApplication(record, { name, answerDays, interviewAhead: ahead.has(record.application.id) }),
    );
    return {
      candidate: { ...toPortalProfile(candidate, name), cualificaciones, consentimientos },
      current: applications.find(({ id }) => id === current?.id) ?? null,
      applications,
    };
  }

  /** One application of this person as the portal shows it. */
  async getApplication(userId: string, applicationId: string): Promise<PortalApplication | null> {
    return (await this.get(userId)).applications.find(({ id }) => id === applicationId) ?? null;
  }

  /** The profile as the edit form needs it. @throws {DomainError} `candidate_not_found`. */
  async getProfile(userId: string): Promise<PortalProfile> {
    const { candidate } = await this.get(userId);
    if (!candidate) throw new DomainError('candidate_not_found');
    return candidate;
  }

  private async status(userId: string): Promise<ApplicationStatus | null> {
    const candidate = await this.candidates.findByUser(userId);
    if (!candidate) return null;
    const current = currentAsSeen(await this.applications.listOfCandidate(candidate.id));
    return current && applicationStatus(current.estado);
  }
}

/** The current application by what the candidate may see of each. */
function currentAsSeen(records: ApplicationRecord[]): Application | null {
  return pickCurrent(
    records.map(({ application }) => ({ ...application, estado: application.estado_candidato })),
  );
}

function toPortalApplication(
  { application, history }: ApplicationRecord,
  { name, ...seenWith }: Pick<Standing, 'answerDays' | 'interviewAhead'> & { name: Namer },
): PortalApplication {
  const estado = application.estado_candidato;
  const seen = { ...application, estado };
  const applied = application.fecha_aplicacion.toISOString();
  const historial = history.flatMap(({ entry }) => toTimelineEntry(entry));
  const fecha_retirada = application.retirada_at?.toISOString() ?? null;
  const view = inLanguageAsked(() =>
    portalView({
      estado,
      appliedAt: applied,
      withdrawnAt: fecha_retirada,
      ...seenWith,
      history: historial.map((entry) => ({ estado: entry.estado, at: entry.fecha })),
    }),
  );
  return {
    id: application.id,
    vacante_id: application.vacante_id,
    vacante_titulo: application.vacante?.titulo ?? null,
    departamento: application.departamento,
    departamento_nombre: name(application.departamento),
    posicion: application.posicion,
    posicion_nombre: name(application.departamento, application.posicion),
    estado,
    ...view,
    fecha_aplicacion: applied,
    retirada: application.retirada_at !== null,
    fecha_retirada,
    abierta: isOpen(seen),
    cuestionario_respuestas: application.cuestionario_respuestas.map(toScreeningAnswerResponse),
    historial,
  };
}

/**
 * What was taken back, and what still waits, is not the candidate's to see. Each is dated by when they could see it: a
 * delayed rejection by the day it was told.
 */
function toTimelineEntry(entry: ApplicationHistory): PortalTimelineEntry[] {
  const shown = (entry.tipo === 'creada' || entry.tipo === 'movida') && entry.a && !entry.deshecha_at;
  if (!shown || !entry.a || !entry.visible_at) return [];
  return [{ fecha: entry.visible_at.toISOString(), estado: entry.a, mensaje: entry.mensaje_candidato }];
}

function toPortalProfile(
  candidate: Candidate,
  name: Namer,
): Omit<PortalProfile, 'cualificaciones' | 'consentimientos'> {
  return {
    id: candidate.id,
    ...toProfile(candidate),
    departamento_nombre: name(candidate.departamento),
    posicion_nombre: name(candidate.departamento, candidate.posicion),
    cv: candidate.cv ? toCvResponse(candidate.cv) : null,
    cv_url: candidate.cv ? cvUrl(candidate.id) : null,
    updated_at: candidate.updated_at.toISOString(),
  };
}
