import { LOG_LEVEL_LABEL, LOG_LEVEL_TONE, type LogLevel } from '@hiring/contract';
import { ToneBadge } from '../ui/ToneBadge';

export const LogLevelBadge = ({ level }: { level: LogLevel }) => (
  <ToneBadge tone={LOG_LEVEL_TONE[level]} dot>
    {LOG_LEVEL_LABEL[level]}
  </ToneBadge>
);
