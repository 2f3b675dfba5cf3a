import { LOG_LEVEL_LABEL, type LogLevel, type Tone } from '@hiring/contract';
import { ToneBadge } from '../ui/ToneBadge';

const TONE: Readonly<Record<LogLevel, Tone>> = {
  info: 'blue',
  warning: 'yellow',
  error: 'red',
  success: 'green',
};

export const LogLevelBadge = ({ level }: { level: LogLevel }) => (
  <ToneBadge tone={TONE[level]} dot>
    {LOG_LEVEL_LABEL[level]}
  </ToneBadge>
);
