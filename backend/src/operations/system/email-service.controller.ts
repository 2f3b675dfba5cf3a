import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ConfigService } from '../../config/config.service.js';
import { Requires } from '../../platform/auth/decorators.js';
import { SmtpService } from '../../platform/mail/smtp.service.js';
import { EmailServiceResponse } from './email-service.dto.js';
import { StatusService } from './status.service.js';

@ApiTags('rrhh')
@Controller('rrhh')
export class EmailServiceController {
  constructor(
    private readonly status: StatusService,
    private readonly config: ConfigService,
    private readonly smtp: SmtpService,
  ) {}

  /** The state of the e-mail service at the last check. */
  @Get('email-service')
  @Requires('emails:read')
  async getRrhhEmailService(): Promise<EmailServiceResponse> {
    const [{ componentes }, { email_notifications }, server] = await Promise.all([
      this.status.status(),
      this.config.get(),
      this.smtp.route(),
    ]);
    const mail = componentes.find(({ componente }) => componente === 'correo');
    return {
      estado: mail?.comprobado_at ? mail.estado : 'sin_comprobar',
      mensaje: mail?.mensaje ?? 'Todavía no se ha comprobado.',
      modo: server ? 'smtp' : 'captura',
      avisos_activados: email_notifications,
      comprobado_at: mail?.comprobado_at ?? null,
    };
  }
}
