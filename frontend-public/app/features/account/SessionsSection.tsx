import type { Schemas } from '@hiring/contract/api';
import { TIME_ZONE } from '@hiring/contract';
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

const moment = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

export function SessionsSection({ sessions, onChanged }: SessionsSectionProps) {
  const [busy, setBusy] = useState<string | null>(null);

  async function run(what: string, act: () => Promise<unknown>, done: string) {
    setBusy(what);
    try {
      await act();
      showToast({ look: 'success', title: done });
      onChanged();
    } catch (error) {
      showToast({ look: 'danger', title: 'No hemos podido cerrarla', description: problemText(error) });
    }
    setBusy(null);
  }

  return (
    <AccountSection title="Sesiones abiertas">
      <p className="text-muted">
        Dónde está abierta tu cuenta. Si no reconoces alguna, ciérrala y cambia tu contraseña.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, created_at, last_seen_at, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0">
              <p className="font-bold">{device}</p>
              <p className="text-sm text-muted">Último uso: {moment.format(new Date(last_seen_at))}</p>
              <p className="text-sm text-muted">Abierta: {moment.format(new Date(created_at))}</p>
            </div>
            {current ? (
              <Badge tone="green">Este dispositivo</Badge>
            ) : (
              <Button
                look="outline"
                disabled={busy !== null}
                aria-label={`Cerrar la sesión de ${device}`}
                onClick={() =>
                  run(
                    id,
                    () => api.delete('/api/auth/sessions/{id}', { params: { path: { id } } }),
                    'Sesión cerrada',
                  )
                }
              >
                {busy === id ? 'Cerrando...' : 'Cerrar sesión'}
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
              'Las demás sesiones están cerradas',
            )
          }
        >
          {busy === 'others' ? 'Cerrando...' : 'Cerrar todas las demás'}
        </Button>
      )}
    </AccountSection>
  );
}
