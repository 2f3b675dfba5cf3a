import { type Estado, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DataSource, EntityManager } from 'typeorm';
import { answerTimesOf } from '../../config/answer-times/answer-times.service.js';
import { AccountHooks, type Badges } from '../../auth/account-hooks.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { countUnread } from '../people/notifications/notifications.repository.js';
import { toConsentResponses } from '../people/consents/consent.dto.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { VacanciesService } from '../../vacancies/vacancies.service.js';
import { CustomFieldsService, type ShownFields } from '../../fields/custom-fields.service.js';
import { Clock } from '../../platform/values/clock.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { isoInstant } from '../../platform/database/iso-instant.js';
import { inLanguageAsked, languageAsked } from '../../platform/http/language/language.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { toQualificationsResponse } from '../people/qualifications/qualifications.dto.js';
import { isOpen, pickCurrent } from '../applications/application.rules.js';
import type { ApplicationRecord, HistoryRecord } from '../applications/applications.repository.js';
import { type OwnRecord, ownRecords } from '../applications/candidates/person-record.js';
import { toProfile } from '../people/profile/profile-shapes.js';
import { cvUrl, toCvResponse } from '../files/cv/cv.dto.js';
import type { PortalApplication, PortalProfile, PortalResponse, PortalTimelineEntry } from './portal.dto.js';
import { applicationStatus, portalView, type Standing, type StandingPhase } from './portal.rules.js';
import { toScreeningAnswerResponse } from '../applications/screening/screening.dto.js';

type Namer = Awaited<ReturnType<DepartmentsService['namer']>>;

type SeenApplication = Pick<
  ApplicationRecord,
  'id' | 'estado_candidato' | 'retirada_at' | 'fecha_aplicacion'
>;

const badgeRows = (source: Source, { userId }: { userId: string }) =>
  db(source, 'portal-badges')
    .selectFrom('candidates as c')
    .where('c.user_id', '=', userId)
    .where('c.deleted_at', 'is', null)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('aplicaciones_vacantes as a')
          .whereRef('a.candidato_id', '=', 'c.id')
          .where('a.deleted_at', 'is', null)
          .select(['a.id', 'a.estado_candidato', 'a.retirada_at', 'a.fecha_aplicacion']),
      ).as('aplicaciones'),
      countUnread(eb.ref('c.id')).as('unread'),
    ])
    .execute();

/** What people see of their own candidature: never HR's notes, never a rejection that has not been sent. */
@Injectable()
export class PortalService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly vacancies: VacanciesService,
    private readonly accounts: AccountHooks,
    private readonly fields: CustomFieldsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.registerBadges(readBadges);
  }

  async get(userId: string): Promise<PortalResponse> {
    const now = this.clock.now();
    const [[record], name, own] = await Promise.all([
      ownRecords(this.dataSource, { userId, now }),
      this.departments.namer(),
      this.fields.forCandidates(languageAsked()),
    ]);
    const campos = own.asked;
    if (!record) return { candidate: null, current: null, applications: [], campos };
    const answerDays = answerTimesOf(record.tiempos_respuesta);
    const current = currentAsSeen(record.aplicaciones);
    const usualDays = await this.usualDays(record.aplicaciones);
    const applications = record.aplicaciones.map((application) =>
      toPortalApplication(application, {
        name,
        own,
        answerDays,
        usualDays: usualDays.get(application.departamento) ?? null,
        interviewAhead: record.entrevistas.includes(application.id),
        interviewHeld: record.entrevistadas.includes(application.id),
        notJoined: record.no_incorporadas.includes(application.id),
      }),
    );
    return {
      candidate: {
        ...toPortalProfile(record, name),
        campos: inLanguageAsked(() => own.told('persona', record.campos)),
        cualificaciones: toQualificationsResponse(record, madridDay(now)),
        consentimientos: toConsentResponses(record.consentimientos),
      },
      current: applications.find(({ id }) => id === current?.id) ?? null,
      applications,
      campos,
    };
  }

  /** Of the departments from which a first answer is awaited. */
  private async usualDays(applications: readonly ApplicationRecord[]): Promise<Map<string, number | null>> {
    const awaited = applications.filter(
      ({ estado_candidato, retirada_at }) => estado_candidato === 'recibida' && retirada_at === null,
    );
    const departments = [...new Set(awaited.map(({ departamento }) => departamento))];
    return new Map(
      await Promise.all(
        departments.map(async (code) => [code, await this.vacancies.answerDays(code)] as const),
      ),
    );
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
}

async function readBadges(manager: EntityManager, userId: string): Promise<Badges> {
  const [record] = await badgeRows(manager, { userId });
  const current = record && currentAsSeen(record.aplicaciones);
  return { status: current ? applicationStatus(current.estado) : null, unread: record?.unread ?? 0 };
}

/** The current application by what the candidate may see of each. */
function currentAsSeen(applications: SeenApplication[]): { id: string; estado: Estado } | null {
  return pickCurrent(
    applications.map(({ id, estado_candidato, retirada_at, fecha_aplicacion }) => ({
      id,
      retirada_at,
      estado: estado_candidato,
      fecha_aplicacion: new Date(fecha_aplicacion),
    })),
  );
}

function toPortalApplication(
  application: ApplicationRecord,
  {
    name,
    own,
    ...seenWith
  }: Pick<Standing, 'answerDays' | 'usualDays' | 'interviewAhead' | 'interviewHeld' | 'notJoined'> & {
    name: Namer;
    own: ShownFields;
  },
): PortalApplication {
  const estado = application.estado_candidato;
  const seen = { ...application, estado };
  const applied = isoInstant(application.fecha_aplicacion);
  const historial = application.historial.flatMap(toTimelineEntry);
  const fecha_retirada = application.retirada_at && isoInstant(application.retirada_at);
  const view = inLanguageAsked(() =>
    portalView({
      estado,
      appliedAt: applied,
      withdrawnAt: fecha_retirada,
      ...seenWith,
      phase: phaseAsSeen(application),
      history: historial.map((entry) => ({ estado: entry.estado, at: entry.fecha })),
    }),
  );
  return {
    id: application.id,
    vacante_id: application.vacante_id,
    vacante_titulo: application.vacante_titulo,
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
    campos: inLanguageAsked(() => own.told('candidatura', application.campos)),
    historial,
  };
}

/** Null while a rejection waits: the person still sees the estado before it. */
function phaseAsSeen(application: ApplicationRecord): StandingPhase | null {
  const { fase_frase, fase_dias, en_fase_desde, estado, estado_candidato } = application;
  if (!fase_frase || estado !== estado_candidato) return null;
  const sentence = fase_frase[languageAsked()] ?? fase_frase[SOURCE_LANGUAGE] ?? null;
  return { sentence, days: fase_dias, since: isoInstant(en_fase_desde) };
}

/**
 * What was taken back, and what still waits, is not the candidate's to see. Each is dated by when they could see it: a
 * delayed rejection by the day it was told.
 */
function toTimelineEntry(entry: HistoryRecord): PortalTimelineEntry[] {
  const shown = (entry.tipo === 'creada' || entry.tipo === 'movida') && entry.a && !entry.deshecha_at;
  if (!shown || !entry.a || !entry.visible_at) return [];
  // A step inside the estado is HR's own, unless they wrote to the person.
  if (entry.de === entry.a && entry.mensaje_candidato === null) return [];
  return [{ fecha: isoInstant(entry.visible_at), estado: entry.a, mensaje: entry.mensaje_candidato }];
}

function toPortalProfile(
  candidate: OwnRecord,
  name: Namer,
): Omit<PortalProfile, 'campos' | 'cualificaciones' | 'consentimientos'> {
  return {
    id: candidate.id,
    ...toProfile(candidate),
    departamento_nombre: name(candidate.departamento),
    posicion_nombre: name(candidate.departamento, candidate.posicion),
    cv: candidate.cv && toCvResponse(candidate.cv),
    cv_url: candidate.cv ? cvUrl(candidate.id) : null,
    updated_at: isoInstant(candidate.updated_at),
  };
}
