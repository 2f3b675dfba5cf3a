import type { UserAction } from '@hiring/contract';
import { sessionsText, userName, type UserRow } from './userText';
import { api, at } from '../providers/api';

type PlainAction = Exclude<UserAction, 'role'>;

interface ActionText {
  question: (user: UserRow) => string;
  explanation: (user: UserRow) => string;
  done: string;
  run: (id: string) => Promise<unknown>;
}

export const ACTION_LABEL: Readonly<Record<UserAction, string>> = {
  role: 'Cambiar rol',
  deactivate: 'Desactivar cuenta',
  activate: 'Activar cuenta',
  end_sessions: 'Cerrar sesiones',
  reset_second_factor: 'Restablecer dos pasos',
  invite: 'Enviar otra invitación',
};

export const PLAIN_ACTIONS: Readonly<Record<PlainAction, ActionText>> = {
  deactivate: {
    question: (user) => `¿Desactivar la cuenta de ${userName(user)}?`,
    explanation: () =>
      'No podrá entrar y sus sesiones se cierran ahora mismo. Sus datos y su historial se conservan, y puedes activarla de nuevo cuando quieras.',
    done: 'Cuenta desactivada',
    run: (id) => api.patch('/api/users/{id}', at(id, { status: 'inactive' })),
  },
  activate: {
    question: (user) => `¿Activar la cuenta de ${userName(user)}?`,
    explanation: ({ has_password }) =>
      has_password
        ? 'Podrá volver a entrar con la contraseña que tenía.'
        : 'Aún no tiene contraseña: después puedes enviarle otra invitación.',
    done: 'Cuenta activada',
    run: (id) => api.patch('/api/users/{id}', at(id, { status: 'active' })),
  },
  end_sessions: {
    question: (user) => `¿Cerrar las sesiones de ${userName(user)}?`,
    explanation: ({ open_sessions }) =>
      `${sessionsText(open_sessions)}: se cierra en todos los navegadores y programas, y podrá entrar de nuevo con su contraseña.`,
    done: 'Sesiones cerradas',
    run: (id) => api.post('/api/users/{id}/end-sessions', at(id)),
  },
  reset_second_factor: {
    question: (user) => `¿Restablecer la verificación en dos pasos de ${userName(user)}?`,
    explanation: ({ email }) =>
      `Hazlo solo si la persona te lo ha pedido y sabes que es ella: hasta que la active otra vez, entrará solo con su contraseña. Recibirá un aviso en ${email}.`,
    done: 'Verificación en dos pasos restablecida',
    run: (id) => api.post('/api/users/{id}/reset-second-factor', at(id)),
  },
  invite: {
    question: (user) => `¿Enviar otra invitación a ${userName(user)}?`,
    explanation: ({ email }) =>
      `Recibirá en ${email} un enlace nuevo para elegir su contraseña, válido 7 días. Los anteriores dejan de servir.`,
    done: 'Invitación enviada',
    run: (id) => api.post('/api/users/{id}/invite', at(id)),
  },
};
