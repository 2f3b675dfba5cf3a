import { toSay } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AccountHooks, type SecurityChange } from '../../../auth/account-hooks.js';
import { Candidate } from '../candidate.entity.js';
import { NotificationsService } from './notifications.service.js';

const NOTICE: Readonly<Record<SecurityChange, { titulo: string; texto: string }>> = {
  dos_pasos_activado: {
    titulo: toSay('Verificación en dos pasos activada'),
    texto: toSay(
      'Al entrar te pediremos también un código de tu aplicación. Si no has sido tú, revisa tu cuenta.',
    ),
  },
  dos_pasos_desactivado: {
    titulo: toSay('Verificación en dos pasos desactivada'),
    texto: toSay(
      'Tu cuenta se abre sin el código de tu aplicación. Si no has sido tú, cambia tu contraseña.',
    ),
  },
  llave_acceso_anadida: {
    titulo: toSay('Nueva llave de acceso'),
    texto: toSay('Tu cuenta se abre también con ella. Si no has sido tú, quítala y cambia tu contraseña.'),
  },
  llave_acceso_quitada: {
    titulo: toSay('Llave de acceso quitada'),
    texto: toSay('Tu cuenta ya no se abre con ella. Si no has sido tú, cambia tu contraseña.'),
  },
  codigos_renovados: {
    titulo: toSay('Nuevos códigos de recuperación'),
    texto: toSay('Los códigos de antes ya no sirven. Si no has sido tú, cambia tu contraseña y crea otros.'),
  },
};

/** Tells candidates in the portal too that the security of their account has changed; others have the message alone. */
@Injectable()
export class SecurityNotices implements OnModuleInit {
  constructor(
    private readonly accounts: AccountHooks,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.accounts.onSecurityChanged(async (manager, { user, change, causa }) => {
      const candidate = await manager.findOne(Candidate, {
        where: { user_id: user.id, deleted_at: IsNull() },
        select: { id: true },
      });
      if (!candidate) return;
      await this.notifications.add(manager, {
        causa,
        candidato_id: candidate.id,
        tipo: 'cuenta',
        ...NOTICE[change],
        enlace: '/mi-cuenta',
      });
    });
  }
}
