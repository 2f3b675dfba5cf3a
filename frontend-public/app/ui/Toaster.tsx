import { t } from '@lingui/core/macro';
import { SENT_AWAY_KEY } from '@hiring/contract';
import { useEffect } from 'react';
import { Icon } from './Icon';
import { dismissToast, showToast, useToast } from './toast';

/** The removal delay of the specification: in practice a toast stays until it is closed or replaced. */
const REMOVAL_DELAY_MS = 1_000_000;

/** Explains the redirect to a user without permission for the internal area. */
function saySentAway() {
  if (sessionStorage.getItem(SENT_AWAY_KEY) === null) return;
  sessionStorage.removeItem(SENT_AWAY_KEY);
  showToast({
    title: t`No tienes acceso al área interna`,
    description: t`Es solo para el equipo de la empresa. Tu candidatura está en «Mi portal».`,
  });
}

export function Toaster() {
  const toast = useToast();
  useEffect(saySentAway, []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(dismissToast, REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  const tone = { danger: 'tone-red', success: 'tone-green', info: 'tone-blue' }[toast?.look ?? 'info'];
  return (
    <div
      role={toast?.look === 'danger' ? 'alert' : 'status'}
      aria-live={toast?.look === 'danger' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 sm:justify-end"
    >
      {toast && (
        <div
          key={toast.id}
          className={`${tone} badge pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-md p-4 shadow-high`}
        >
          <div className="min-w-0 grow">
            <p className="font-bold">{toast.title}</p>
            {toast.description && <p>{toast.description}</p>}
          </div>
          <button
            type="button"
            onClick={dismissToast}
            className="-m-2 grid size-11 shrink-0 place-items-center"
            aria-label={t`Cerrar aviso`}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
