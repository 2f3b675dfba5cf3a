import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { hourIn, interviewTime } from './interview-text';

const unchanged = () => () => undefined;
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The hour where the reader's device is, when that is another one. The server and pages without scripts do not know
 * it. `example`: of several hours this is one, which is named.
 */
export function OwnHour({ instant, example = false }: { instant: string; example?: boolean }) {
  const hour = useSyncExternalStore(
    unchanged,
    () => (instant === '' ? null : hourIn(deviceZone(), instant)),
    () => null,
  );
  if (hour === null) return null;
  const here = interviewTime(instant);
  return (
    <p className="text-sm text-muted">
      {example ? (
        <Trans>
          Según tu dispositivo estás en otra zona horaria: {here} de Madrid son para ti las {hour}.
        </Trans>
      ) : (
        <Trans>Donde estás, según tu dispositivo: {hour}.</Trans>
      )}
    </p>
  );
}
