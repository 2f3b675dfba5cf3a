import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { instantFormat, TIME_ZONE } from '@hiring/contract';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { AccountSection } from './AccountSection';

interface SessionsSectionProps {
  sessions: Schemas['OwnSessionResponse'][];
  onChanged: () => void;
}

const moment = /* @__PURE__ */ instantFormat({ dateStyle: 'long', timeStyle: 'short' }, TIME_ZONE);

export function SessionsSection({ sessions, onChanged }: SessionsSectionProps) {
  const [busy, setBusy] = useState<string | null>(null);

  async function run(what: string, act: () => Promise<unknown>, done: string) {
    setBusy(what);
    try {
      await act();
      showToast({ look: 'success', title: done });
      onChanged();
    } catch (error) {
      showToast({ look: 'danger', title: t`No hemos podido cerrarla`, description: problemText(error) });
    }
    setBusy(null);
  }

  return (
    <AccountSection title={t`Sesiones abiertas`}>
      <p className="text-muted">
        <Trans>Dónde está abierta tu cuenta. Si no reconoces alguna, ciérrala y cambia tu contraseña.</Trans>
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, created_at, last_seen_at, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0">
              <p className="font-bold">{device}</p>
              <p className="text-sm text-muted">
                <Trans>Último uso: {moment(new Date(last_seen_at))}</Trans>
              </p>
              <p className="text-sm text-muted">
                <Trans>Abierta: {moment(new Date(created_at))}</Trans>
              </p>
            </div>
            {current ? (
              <Badge tone="green">
                <Trans>Este dispositivo</Trans>
              </Badge>
            ) : (
              <Button
                look="outline"
                disabled={busy !== null}
                aria-label={t`Cerrar la sesión de ${device}`}
                onClick={() =>
                  run(
                    id,
                    () => api.delete('/api/auth/sessions/{id}', { params: { path: { id } } }),
                    t`Sesión cerrada`,
                  )
                }
              >
                {busy === id ? t`Cerrando...` : t`Cerrar sesión`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="outline"
          className="w-full sm:w-auto"
          disabled={busy !== null}
          onClick={() =>
            run(
              'others',
              () => api.post('/api/auth/sessions/end-others'),
              t`Las demás sesiones están cerradas`,
            )
          }
        >
          {busy === 'others' ? t`Cerrando...` : t`Cerrar todas las demás`}
        </Button>
      )}
    </AccountSection>
  );
}
