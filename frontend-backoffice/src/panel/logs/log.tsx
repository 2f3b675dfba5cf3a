import type { Schemas } from '@hiring/contract/api';
import {
  LOG_LEVEL_LABEL,
  LOG_LEVEL_TONE,
  type LogLevel,
  ROLE_LABEL,
  USER_STATUS_LABEL,
} from '@hiring/contract';
import { ToneBadge } from '../../ui/display/text';

export type LogRow = Schemas['LogResponse'];
export type LogEntry = Schemas['LogDetailResponse'];
export type LogSeal = Schemas['LogSealResponse'];

/** What the first word of an action's code is about. */
const AREA: Readonly<Record<string, string>> = {
  auth: 'Acceso',
  user: 'Usuarios',
  logs: 'Registro',
  cv: 'CV',
  candidate: 'Candidatos',
  candidates: 'Candidatos',
  application: 'Candidaturas',
  applications: 'Candidaturas',
  profile: 'Perfil',
  note: 'Notas',
  tags: 'Etiquetas',
  templates: 'Plantillas',
  rejection_reasons: 'Motivos de rechazo',
  vacancy: 'Vacantes',
  document: 'Documentos',
  thread: 'Conversaciones',
  config: 'Configuración',
  department: 'Departamentos',
  privacy: 'Datos personales',
  bulk: 'Acciones en grupo',
  email: 'Correo',
  job: 'Tareas',
  api_key: 'Claves de API',
  webhook: 'Webhooks',
};

/** "Acceso (auth.sign_in)": the area in words, the code as programs know it. */
export function actionText(action: string): string {
  const area = AREA[action.split('.')[0] ?? ''];
  return area ? `${area} (${action})` : action;
}

const FIELD: Readonly<Record<string, string>> = { role: 'Rol', status: 'Estado' };
const VALUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: ROLE_LABEL,
  status: USER_STATUS_LABEL,
};

export const fieldText = (field: string): string => FIELD[field] ?? field.replaceAll('_', ' ');
export const valueText = (field: string, value: string | null): string =>
  value === null ? '—' : (VALUE[field]?.[value] ?? value);

export const LogLevelBadge = ({ level }: { level: LogLevel }) => (
  <ToneBadge tone={LOG_LEVEL_TONE[level]} dot>
    {LOG_LEVEL_LABEL[level]}
  </ToneBadge>
);
