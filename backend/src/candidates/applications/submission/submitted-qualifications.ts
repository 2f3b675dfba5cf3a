import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConsentsService } from '../../people/consents/consents.service.js';
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

  /**
   * Writes them in the form's transaction, with the candidate's row locked.
   * @returns whether the qualifications are others than before.
   * @throws {DomainError} `validation_failed`.
   */
  async save(manager: EntityManager, candidateId: string, form: SubmitRequest): Promise<boolean> {
    const given = readQualifications(form.cualificaciones);
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
