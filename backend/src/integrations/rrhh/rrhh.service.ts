import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { AnnounceEstado, type Announcement } from '../../candidates/applications/moves/announce-estado.js';
import type { CandidateRow } from '../../candidates/applications/candidates/candidate.dto.js';
import type { MoveResponse } from '../../candidates/applications/application.dto.js';
import { CandidatesService } from '../../candidates/applications/candidates/candidates.service.js';
import { IdempotentRequests } from '../../platform/http/idempotency/idempotent-requests.js';
import { DraftMessage } from '../../candidates/applications/messages/draft-message.js';
import { dispatchInWords, MailService } from '../../mail/emails/mail.service.js';
import { SendMessage } from '../../candidates/applications/messages/send-message.js';
import type { MessageRequest } from '../../candidates/applications/messages/message.dto.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import type {
  ApplicationName,
  AnnouncementResponse,
  NotifyStatusRequest,
  RrhhEmailRequest,
  UpdateStatusRequest,
} from './rrhh.dto.js';

interface Meant {
  applicationId: string;
  person: CandidateRow;
}

const TRIES = 3;

/** Serves the specification's paths with the product's services. Messages go to the record's address only. */
@Injectable()
export class RrhhService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly announcing: AnnounceEstado,
    private readonly drafts: DraftMessage,
    private readonly sending: SendMessage,
    private readonly requests: IdempotentRequests,
    private readonly mail: MailService,
  ) {}

  /** @throws {DomainError} those of AnnounceEstado, and `recipient_refused`. */
  async notifyStatus(request: NotifyStatusRequest, actor: Actor): Promise<AnnouncementResponse> {
    const { applicationId, person } = await this.meant(request);
    assertRecipient(person, request.candidato?.email, 'candidato.email');
    const order = { applicationId, to: request.nuevoEstado, mensaje_candidato: request.feedback ?? null };
    return this.toNotification(await this.announcing.execute(order, actor));
  }

  /**
   * Without a version the current state of the application counts, so that a repetition changes nothing.
   * @throws {DomainError} those of a move, and `recipient_refused`.
   */
  async updateStatus(request: UpdateStatusRequest, actor: Actor): Promise<MoveResponse> {
    const { applicationId, person } = await this.meant(request);
    assertRecipient(person, request.candidato?.email, 'candidato.email');
    for (let tries = 1; ; tries++) {
      const version = request.version ?? (await this.candidates.getApplication(applicationId)).version;
      try {
        return await this.candidates.move(
          {
            applicationId,
            to: request.nuevoEstado,
            version,
            mensaje_candidato: request.feedback ?? null,
            motivo_rechazo_id: request.motivo_rechazo_id ?? null,
            notificar: request.notificar ?? true,
          },
          actor,
        );
      } catch (error) {
        const stale = error instanceof DomainError && error.code === 'stale_version';
        if (!stale || request.version !== undefined || tries === TRIES) throw error;
      }
    }
  }

  /**
   * The id of the message. The same words to the same application within a day are one message.
   * @param keyed the request has a key of its own: then they are another.
   */
  async send(request: RrhhEmailRequest, { keyed }: { keyed: boolean }, actor: Actor): Promise<string> {
    const message = await this.messageOf(request);
    const work = (): Promise<string> => this.sending.execute(message, actor);
    return keyed ? work() : this.requests.onceByContent(actor.userId, 'POST /api/rrhh/send', message, work);
  }

  /** As it would arrive, and where. @throws {DomainError} what sending it would. */
  async preview(request: RrhhEmailRequest): Promise<{ asunto: string; destinatario: string }> {
    const { person } = await this.meant(request);
    const { asunto } = await this.drafts.preview(await this.messageOf(request));
    return { asunto, destinatario: person.email };
  }

  /** @throws {DomainError} `application_not_found`. */
  async receipt(applicationId: string, email: string | undefined): Promise<AnnouncementResponse> {
    const { person } = await this.meant({ candidaturaId: applicationId });
    assertRecipient(person, email, 'email');
    return this.toNotification(await this.announcing.receipt(applicationId));
  }

  private async messageOf(request: RrhhEmailRequest): Promise<MessageRequest> {
    const { applicationId: aplicacion_id, person } = await this.meant(request);
    assertRecipient(person, request.destinatario, 'destinatario');
    const { tipo } = request;
    if (request.asunto && request.cuerpo) {
      return { aplicacion_id, tipo, asunto: request.asunto, cuerpo: request.cuerpo };
    }
    const draft = await this.drafts.draft({ aplicacion_id, tipo });
    return {
      aplicacion_id,
      tipo,
      asunto: request.asunto ?? draft.asunto,
      cuerpo: request.cuerpo ?? draft.cuerpo,
    };
  }

  /** @throws {DomainError} `application_not_found`, `candidate_not_found`; `validation_failed` when neither is named. */
  private async meant({ candidaturaId, candidatoId }: ApplicationName): Promise<Meant> {
    if (!candidaturaId && !candidatoId) throw invalid({ candidaturaId: ['Falta la candidatura'] });
    const application = candidaturaId ? await this.candidates.getApplication(candidaturaId) : null;
    const id = application?.candidato_id ?? candidatoId ?? '';
    const [person] = await this.candidates.listByIds([id]);
    if (!person || (application && candidatoId && candidatoId !== application.candidato_id)) {
      throw new DomainError(application ? 'application_not_found' : 'candidate_not_found');
    }
    return { applicationId: application?.id ?? person.aplicacion_id, person };
  }

  private async toNotification({ written, correo }: Announcement): Promise<AnnouncementResponse> {
    return {
      enviado: written,
      message: written
        ? dispatchInWords(await this.mail.hasServer())
        : 'La persona ya tenía este aviso: no se ha enviado otra vez.',
      correo_id: correo.id,
      correo_estado: correo.estado,
      enviar_desde: correo.enviar_desde.toISOString(),
    };
  }
}

/** No open relay: an address may be named, but only the record's is written to. */
function assertRecipient(person: CandidateRow, given: string | undefined, field: string): void {
  if (given === undefined || normalizeEmail(given) === normalizeEmail(person.email)) return;
  throw new DomainError('recipient_refused', {}, { [field]: ['No es el correo de la ficha'] });
}
