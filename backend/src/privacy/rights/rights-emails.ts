import { DERECHO_TIPO_LABEL, plainDayFormat, say } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/emails/mail.service.js';
import type { RightsRequest } from './rights-request.entity.js';

/** "21 de diciembre de 2026". `day`: YYYY-MM-DD. */
export const sayDay = (day: string): string => longDay(new Date(`${day}T00:00:00Z`));
const longDay = plainDayFormat({ dateStyle: 'long' });

/** What people are written about their request: each cause once. */
@Injectable()
export class RightsEmails {
  constructor(private readonly mail: MailService) {}

  async extended(manager: EntityManager, request: RightsRequest, motivo: string): Promise<void> {
    if (!request.email) return;
    await this.mail.write(manager, {
      causa: `derechos_prorroga:${request.id}`,
      plantilla: 'derechos_prorroga',
      destinatario: request.email,
      datos: () => ({ ...facts(request), limite: sayDay(request.vence_el), motivo_prorroga: motivo }),
      ...ofPerson(request),
    });
  }

  /** @param resultado one sentence on how it ended. */
  async answered(
    manager: EntityManager,
    request: RightsRequest,
    { causa, resultado, respuesta }: { causa: string; resultado: string; respuesta: string },
  ): Promise<void> {
    if (!request.email) return;
    await this.mail.write(manager, {
      causa: `derechos_respuesta:${causa}:${request.id}`,
      plantilla: 'derechos_respuesta',
      destinatario: request.email,
      datos: () => ({ ...facts(request), resultado: say(resultado), respuesta }),
      ...ofPerson(request),
    });
  }
}

const facts = ({ nombre, recibida_el, tipo }: RightsRequest) => ({
  ...(nombre ? { nombre } : {}),
  recibida: sayDay(recibida_el),
  tipo: DERECHO_TIPO_LABEL[tipo].toLowerCase(),
});

const ofPerson = ({ user_id, candidato_id }: RightsRequest) => ({
  ...(user_id ? { user_id } : {}),
  ...(candidato_id ? { candidato_id } : {}),
});
