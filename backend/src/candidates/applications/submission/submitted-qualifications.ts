import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConsentsService } from '../../people/consents/consents.service.js';
import type { QualificationsRequest } from '../../people/qualifications/qualifications.dto.js';
import { QualificationsService } from '../../people/qualifications/qualifications.service.js';
import { readQualifications } from '../../people/qualifications/read-qualifications.js';
import type { SubmitRequest } from './submit.dto.js';

/** The optional parts of a form: qualifications, and the consent to be kept for other openings. */
@Injectable()
export class SubmittedQualifications {
  constructor(
    private readonly qualifications: QualificationsService,
    private readonly consents: ConsentsService,
  ) {}

  /** @throws {DomainError} `validation_failed`. */
  read(form: Pick<SubmitRequest, 'cualificaciones'>): QualificationsRequest | null {
    return readQualifications(form.cualificaciones);
  }

  /**
   * Writes them in the form's transaction, with the candidate's row locked.
   * @returns whether the qualifications are others than before.
   */
  async save(
    manager: EntityManager,
    candidateId: string,
    form: SubmitRequest,
    given: QualificationsRequest | null,
  ): Promise<boolean> {
    // A box left blank withdraws nothing.
    if (form.futuras_ofertas === 'true') {
      await this.consents.give(manager, candidateId, 'futuras_ofertas', {
        version: form.futuras_ofertas_version,
        aviso_version: form.aviso_version,
      });
    }
    return given !== null && this.qualifications.replace(manager, candidateId, given);
  }
}
