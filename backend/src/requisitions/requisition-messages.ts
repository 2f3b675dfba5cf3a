import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { Decision } from '../approvals/approval-links.js';
import { User } from '../auth/user.entity.js';
import { ConfigService } from '../config/config.service.js';
import { MailService } from '../mail/emails/mail.service.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import type { RequisitionRow } from './requisition-rows.js';
import { pathOf, thingOf } from './requisition.rules.js';

/** Tells whoever asked what was decided, in the transaction of it. */
@Injectable()
export class RequisitionMessages {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly mail: MailService,
    private readonly config: ConfigService,
  ) {}

  /** Without an account of the team human resources read it. */
  async decided(manager: EntityManager, row: RequisitionRow, { decision, motivo }: Decision): Promise<void> {
    const user = row.solicitante_id
      ? await manager.findOneBy(User, { id: row.solicitante_id, activo: true, role: Not('candidate') })
      : null;
    const { company_info } = await this.config.get();
    const returned = decision === 'devuelta';
    await this.mail.write(manager, {
      causa: `solicitud:${row.id}:${decision}:${row.ronda}`,
      plantilla: 'solicitud_aviso',
      destinatario: user?.email ?? company_info.email_rrhh,
      ...(user ? { user_id: user.id } : {}),
      idioma: 'es',
      datos: {
        resumen: `${returned ? 'Devuelta' : 'Aprobada'}: ${thingOf(row)}`,
        detalle: returned
          ? `${row.titulo}: cambia lo que haga falta y pide la aprobación otra vez.`
          : `${row.titulo}: RRHH ya puede crear la vacante.`,
        mensaje: motivo ?? '',
        direccion: this.environment.appUrl + pathOf(row.id),
      },
    });
  }
}
