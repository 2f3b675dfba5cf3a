import type { Schemas } from '@hiring/contract/api';
import {
  LOG_LEVEL_LABEL,
  LOG_LEVEL_TONE,
  type LogLevel,
  ROLE_LABEL,
  USER_STATUS_LABEL,
} from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { ToneBadge } from '../../ui/display/text';

export type LogRow = Schemas['LogResponse'];
export type LogEntry = Schemas['LogDetailResponse'];
export type LogSeal = Schemas['LogSealResponse'];

/** "Acceso (auth.sign_in)": the area in words, the code as programs know it. */
export function actionText(action: string): string {
  const area = translate(`panel.logAreas.${action.split('.')[0]}`, { _: '' });
  return area ? `${area} (${action})` : action;
}

const VALUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: ROLE_LABEL,
  status: USER_STATUS_LABEL,
};

export const fieldText = (field: string): string =>
  translate(`panel.logFields.${field}`, { _: field.replaceAll('_', ' ') });
export const valueText = (field: string, value: string | null): string =>
  value === null ? '—' : (VALUE[field]?.[value] ?? value);

export const LogLevelBadge = ({ level }: { level: LogLevel }) => (
  <ToneBadge tone={LOG_LEVEL_TONE[level]} dot>
    {LOG_LEVEL_LABEL[level]}
  </ToneBadge>
);
